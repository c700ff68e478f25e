import { vi } from 'vitest';

/** Artwork as the server has it. */
export const testArtwork = {
  id: 'a'.repeat(32),
  name: 'sun.png',
  url: '/images/uploads/1/sun.png',
  width: 900,
  height: 900,
  bytes: 2048,
};

/** Uploads are answered so: they are sent as only `XMLHttpRequest` tells how far they are. */
export function stubUploads(upload: () => Promise<object>): void {
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    open(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): string {
      return 'application/json';
    }
    abort(): void {}
    send(): void {
      void upload().then(
        (answer) => {
          this.responseText = JSON.stringify({ missingFonts: [], ...answer });
          this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}
