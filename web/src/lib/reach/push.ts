/** Web push on this device: subscribing, and knowing one's own subscription again. */
import type { NewChannel } from '../net/wire';
import type { Language } from '../i18n/catalogues';
import { canWork } from './worker';

export const canPush = (): boolean =>
  canWork() && 'PushManager' in window && 'Notification' in window;

export async function subscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks for the permission; none if it is not given. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  await known?.unsubscribe(); // it may have been made for another key
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export function channelOf(made: PushSubscription, language: Language): NewChannel {
  const keys = made.toJSON().keys ?? {};
  return {
    kind: 'push',
    address: made.endpoint,
    language,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
  };
}

/** What the server calls an address that it does not show. */
export async function markOf(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
