import type { Identifier } from '#domain/library/bundle.ts';

const PREFIX = 'matinee_log_';
const ENTRY = /^matinee_log_(\d{12})_(.+)$/s;
const DIGITS = 12;
/** The greatest number of an entry that is gone. */
export const LAST_KEY = `${PREFIX}last`;

/** The part of the browser's `Storage` that the log needs. */
export type LogStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface EntryKey {
  readonly sequence: number;
  /** The change's. */
  readonly id: string;
}

/** The key of an entry. */
export const entryKey = ({ sequence, id }: EntryKey): string => `${PREFIX}${`${sequence}`.padStart(DIGITS, '0')}_${id}`;

/** Undefined for a key of localStorage that is none of the log's entries. */
export const readEntryKey = (key: string | null): EntryKey | undefined => {
  const [, sequence, id] = ENTRY.exec(key ?? '') ?? [];
  return id === undefined ? undefined : { sequence: Number(sequence), id };
};

/** In their order. */
export const entryKeys = (storage: LogStorage): readonly EntryKey[] =>
  Array.from({ length: storage.length }, (_, at) => readEntryKey(storage.key(at)) ?? [])
    .flat()
    .toSorted((a, b) => a.sequence - b.sequence || (a.id < b.id ? -1 : 1));

/** The number of the newest entry there ever was. */
export const lastSequence = (storage: LogStorage): number =>
  Math.max(entryKeys(storage).at(-1)?.sequence ?? 0, Number(storage.getItem(LAST_KEY)));

/** Adds changes as the newest, but none with an id that is there: all or none. Throws where there is no room. */
export const appendEntries = (
  storage: LogStorage,
  changes: readonly { readonly id: string }[],
  owner: Identifier,
): void => {
  const known = new Set(entryKeys(storage).map(({ id }) => id));
  let sequence = lastSequence(storage);
  const added: string[] = [];
  try {
    for (const change of changes) {
      if (known.has(change.id)) continue;
      known.add(change.id);
      const key = entryKey({ sequence: (sequence += 1), id: change.id });
      added.push(key);
      storage.setItem(key, JSON.stringify({ owner, change }));
    }
  } catch (error) {
    for (const key of added) storage.removeItem(key);
    throw error;
  }
};
