/** Installing: where the browser offers it, we do when it suits. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  private offer: InstallEvent | null = $state.raw(null);
  possible = $derived(this.offer !== null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallEvent;
    });
    addEventListener('appinstalled', () => (this.offer = null));
  }

  async ask(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();
