/** Who plays on this device. */
import { api } from '../net/api';
import type { Me } from '../net/wire';
import { GUEST } from './people';

class Person {
  now: Me = $state.raw({ nickname: '', account: null });
  private asked: Promise<void> | null = null;

  /** The name that was said, if any. */
  get nickname(): string {
    return this.now.nickname === GUEST ? '' : this.now.nickname;
  }

  /** Ask the server once who we are; this also brings the token for requests. */
  load(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => void (this.now = me),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  /** Somebody with a name: a guest if nobody has said one. */
  async named(nickname = ''): Promise<void> {
    await this.load();
    const wished = nickname.trim() || this.now.nickname || GUEST;
    if (wished !== this.now.nickname) this.now = await api.rename({ nickname: wished });
  }
}

export const me = new Person();
