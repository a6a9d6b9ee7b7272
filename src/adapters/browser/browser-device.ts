import { injectable } from 'inversify';
import { fromEvent, map, merge, startWith } from 'rxjs';
import type { Device, SharedLink } from '#application/ports/device.ts';

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

@injectable()
export class BrowserDevice implements Device {
  readonly online$ = merge(fromEvent(globalThis, 'online'), fromEvent(globalThis, 'offline')).pipe(
    startWith(undefined),
    map(() => navigator.onLine),
  );

  get canShare(): boolean {
    return 'share' in navigator;
  }

  async share(link: SharedLink): Promise<void> {
    try {
      await navigator.share(link);
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (!isAbort(error)) throw error;
    }
  }

  copy(text: string): Promise<void> {
    return navigator.clipboard.writeText(text);
  }

  openMail(address: string): void {
    location.assign(`mailto:${encodeURIComponent(address).replace('%40', '@')}`);
  }
}
