import { filter, fromEvent, map, type Observable } from 'rxjs';
import type { OutsideEntry } from './text-medium.ts';

const outsideEntry = ({ key, newValue }: StorageEvent): OutsideEntry => {
  if (key === null) return { kind: 'cleared' };
  return newValue === null ? { kind: 'removed', key } : { kind: 'written', key, text: newValue };
};

/**
 * Changes of this site's localStorage by other tabs or the visitor. When the site's data is cleared, the event has no
 * key.
 */
export const storageEvents = (): Observable<OutsideEntry> =>
  fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    filter(({ storageArea }) => storageArea !== globalThis.sessionStorage),
    map(outsideEntry),
  );
