/** The real transport of a live connection: WebSocket, and fetch where sockets fail. */
import { api, Refused } from './api';
import type { Answer, Timers, Transport } from './live';
import type { SeatView, ToClient } from './wire';

export function transport(id: string, seat: number): Transport {
  return {
    open(after, events) {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const path = `/api/tables/${id}/live?seat=${seat}&after=${after}`;
      const socket = new WebSocket(`${scheme}://${location.host}${path}`);
      socket.onopen = () => events.opened();
      socket.onmessage = ({ data }) => events.heard(JSON.parse(String(data)) as ToClient);
      socket.onclose = () => events.closed();
      return {
        send: (message) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
        },
        close: () => socket.close(),
      };
    },
    async poll(after) {
      const table = await api.table(id);
      const chat = await api.chat(id);
      if (table.status === 'waiting') return { table, chat, view: null, news: null };
      const news = await api.events(id, seat, after);
      return { table, chat, news, view: await api.view(id, seat) };
    },
    async post(message) {
      if (message.type === 'act') {
        const { number, actions, move, confirm } = message;
        return answered(api.act(id, seat, { number, actions, move, confirm: confirm ?? false }));
      }
      if (message.type === 'confirm') {
        return answered(api.confirm(id, seat, { number: message.number, move: message.move }));
      }
      if (message.type === 'unlock') return answered(api.unlock(id, seat));
      const { move, whole } = message;
      return answered(api.takeBack(id, seat, { whole: whole ?? false, move }));
    },
  };
}

async function answered(request: Promise<SeatView>): Promise<Answer> {
  try {
    return { kind: 'view', view: await request };
  } catch (error) {
    return error instanceof Refused ? { kind: 'fault', fault: error.fault } : { kind: 'lost' };
  }
}

export const timers: Timers = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
