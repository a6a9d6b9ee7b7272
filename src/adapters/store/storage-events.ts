import { filter, fromEvent, map, type Observable } from 'rxjs';
import type { OutsideEntry } from './text-medium.ts';

const outsideEntry = ({ key, newValue }: StorageEvent): OutsideEntry => {
  if (key === null) return { kind: 'cleared' };
  return newValue === null ? { kind: 'removed', key } : { kind: 'written', key, text: newValue };
};

/** What other tabs, or the visitor, do to this site's localStorage. Clearing the site's data tells no key. */
export const storageEvents = (): Observable<OutsideEntry> =>
  fromEvent<StorageEvent>(globalThis, 'storage').pipe(
    filter(({ storageArea }) => storageArea !== globalThis.sessionStorage),
    map(outsideEntry),
  );
