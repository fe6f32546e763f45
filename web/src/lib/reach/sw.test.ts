import { beforeEach, expect, it, vi } from 'vitest';
import source from '../../../public/sw.js?raw';

/** The worker's surroundings, as far as push needs them: a browser without a window shows no notices. */
class Surroundings {
  location = { origin: 'https://table.example.org' };
  navigator = { setAppBadge: vi.fn(), clearAppBadge: vi.fn() };
  registration = { showNotification: vi.fn() };
  windows: { url: string; focus: () => void }[] = [];
  clients = { matchAll: async () => this.windows, openWindow: vi.fn() };
  private handlers: Record<string, (event: object) => void> = {};
  addEventListener = (name: string, handler: (event: object) => void) => {
    this.handlers[name] = handler;
  };

  /** Lets something happen, and waits for all that follows. */
  async happens(name: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    this.handlers[name]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }
}

let around: Surroundings;

beforeEach(() => {
  around = new Surroundings();
  new Function('self', source)(around);
});

const pushed = { title: 'Your turn', text: 'Bid', url: '/t/abc', tag: 'abc-1-0' };
const click = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });

it('shows what is pushed, under a tag that makes one of two', async () => {
  await around.happens('push', { data: { json: () => pushed } });
  const [title, { body, tag, data }] = around.registration.showNotification.mock.calls[0]!;
  expect([title, body, tag, data]).toEqual(['Your turn', 'Bid', 'abc-1-0', { url: '/t/abc' }]);
  expect(around.navigator.setAppBadge).toHaveBeenCalled();
});

it('leads to the table, in the window that has it open or in a new one', async () => {
  await around.happens('notificationclick', click('/t/abc'));
  expect(around.clients.openWindow).toHaveBeenCalledWith('https://table.example.org/t/abc');
  const focus = vi.fn();
  around.windows = [{ url: 'https://table.example.org/t/abc#x', focus }];
  await around.happens('notificationclick', click('/t/abc'));
  expect(focus).toHaveBeenCalledOnce();
  expect(around.clients.openWindow).toHaveBeenCalledOnce();
});

it('leads nowhere else', async () => {
  await around.happens('notificationclick', click('https://example.com/'));
  expect(around.clients.openWindow).not.toHaveBeenCalled();
});
