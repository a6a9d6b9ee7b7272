import { openDB, type IDBPDatabase } from 'idb';
import { vi } from 'vitest';
import { SystemClock } from '#adapters/browser/system-clock.ts';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BrowserPreviousRelease } from '#adapters/previous/browser-previous-release.ts';
import { digestOf } from '#adapters/previous/journal-entry.ts';
import { encodeBundle } from '#adapters/store/codec/encode-bundle.ts';
import { openMemoryMedium } from '#adapters/store/open-memory-medium.ts';
import { textChecksum } from '#adapters/store/text-checksum.ts';
import { idsOf } from '#application/ports/change-log.harness.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aChange } from '#fixtures/library/a-change.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';

export const JOURNAL = 'matinee-journal';
export const NOTES = 'matinee-journal-notes';

interface Head {
  readonly counter: number;
  readonly checkpoint: number;
  readonly recent?: readonly string[];
}

const createJournal = (database: IDBPDatabase): void => {
  const entries = database.createObjectStore('entries', { keyPath: ['identifier', 'counter'] });
  entries.createIndex('id', ['identifier', 'id'], { unique: true });
  for (const name of ['heads', 'checkpoints', 'hashes']) database.createObjectStore(name);
};
const createNotes = (database: IDBPDatabase): void => void database.createObjectStore('notes', { autoIncrement: true });

const within = async <T>(name: string, act: (database: IDBPDatabase) => Promise<T>): Promise<T> => {
  const database = await openDB(name, 1, { upgrade: name === JOURNAL ? createJournal : createNotes });
  try {
    return await act(database);
  } finally {
    database.close();
  }
};

/** What the previous release wrote, in its databases and shapes: its `IndexedDbJournal`, `Notes`, `LocalOutbox` and `LocalSaveMemory`. */
export const previously = {
  append: (identifier: string, ...ids: readonly string[]) =>
    within(JOURNAL, async (database) => {
      const {
        counter,
        checkpoint,
        recent = [],
      } = ((await database.get('heads', identifier)) as Head | undefined) ?? { counter: 0, checkpoint: 0 };
      for (const [at, id] of ids.entries())
        await database.add('entries', { identifier, counter: counter + at + 1, id, change: aChange(id) });
      await database.put(
        'heads',
        { counter: counter + ids.length, checkpoint, recent: [...recent, ...ids] },
        identifier,
      );
    }),
  checkpoint: async (identifier: string, text: string, counter: number) => {
    const hash = await digestOf(text);
    await within(JOURNAL, async (database) => {
      const head = (await database.get('heads', identifier)) as Head;
      const hashes = (await database.get('hashes', identifier)) as readonly string[] | undefined;
      await database.put('hashes', [...(hashes ?? []), hash], identifier);
      await database.put('checkpoints', { text, counter }, identifier);
      await database.put('heads', { ...head, checkpoint: counter }, identifier);
      await database.delete('entries', IDBKeyRange.bound([identifier, 0], [identifier, counter]));
    });
  },
  note: (...ids: readonly string[]) =>
    within(NOTES, async (database) => {
      for (const id of ids) await database.add('notes', { id, change: aChange(id) });
    }),
  leave: (change: LibraryChange, place: number) =>
    localStorage.setItem(`matinee_outbox_${change.id}`, JSON.stringify({ place, change })),
  rescue: (key: string, text: string) => localStorage.setItem(`matinee_rescue_${key}`, text),
  rememberText: (...texts: readonly string[]) =>
    localStorage.setItem('matinee_own_text', ['', ...texts.map(textChecksum)].join(' ')),
  rememberSave: (save: object) => localStorage.setItem('matinee_unjournaled_save', JSON.stringify(save)),
};

/** What its databases hold, all of it. */
export const leftIn = async (name: string): Promise<Record<string, unknown>> =>
  within(name, async (database) => {
    const stores = [...database.objectStoreNames];
    const values = await Promise.all(stores.map((store) => database.getAll(store)));
    return Object.fromEntries(stores.map((store, at) => [store, values[at]]));
  });

export const databaseNames = async (): Promise<readonly (string | undefined)[]> =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === JOURNAL || name === NOTES);

export const textOf = (identifier: string, username: string, lastUpdated = '2026-11-02T10:00:00.000Z'): string =>
  encodeBundle(identifier, { library: { ...EMPTY_LIBRARY, username }, remainder: NO_REMAINDER, lastUpdated });

/** A release with a log over an empty device, but for what the previous one has left. */
export const setup = async () => {
  const device = new MemoryLogDevice();
  const changeLog = new MemoryChangeLog(device, decodeChange);
  const medium = await openMemoryMedium();
  const warn = vi.fn<(message: string, cause?: unknown) => void>();
  const release = new BrowserPreviousRelease({ openMedium: async () => medium, changeLog }, new SystemClock(), {
    warn,
    error: vi.fn(),
  });
  const ids = async (owner: string) => idsOf(await changeLog.read(owner));
  /** Those that wait for an owner. */
  const waiting = () =>
    device
      .of('')
      .map(({ id }) => id)
      .join(' ');
  const breakDown = () =>
    Object.assign(device, {
      open: (): never => {
        throw new Error('The log is gone.');
      },
    });
  const mend = () => Reflect.deleteProperty(device, 'open');
  return { device, changeLog, medium, warn, release, ids, waiting, breakDown, mend };
};

export const forgetAll = async (): Promise<void> => {
  vi.restoreAllMocks();
  localStorage.clear();
  await Promise.all(
    [JOURNAL, NOTES].map(
      (name) =>
        new Promise((resolve) => {
          const request = indexedDB.deleteDatabase(name);
          for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, resolve);
        }),
    ),
  );
};
