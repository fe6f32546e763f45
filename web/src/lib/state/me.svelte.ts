/** Who plays on this device. */
import { t } from '../i18n/speech.svelte';
import { api } from '../net/api';
import type { Me } from '../net/wire';

class Person {
  now: Me = $state.raw({ nickname: '', account: null });
  private asked: Promise<void> | null = null;

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
    const wished = nickname.trim() || this.now.nickname || t('web-guest');
    if (wished !== this.now.nickname) this.now = await api.rename({ nickname: wished });
  }
}

export const me = new Person();
