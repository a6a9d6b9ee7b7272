import { describe, expect, it } from 'vitest';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import { NO_REMAINDER, type Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { remainderAfter } from '#domain/library/parts/parts-replaced.ts';
import { anEncodedBackup } from '#fixtures/library/an-encoded-backup.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { SAID_ALONE } from '#fixtures/library/said-alone.ts';
import type { DecodedBackup } from '../../ports/library/backup-file.ts';
import { RestoreBackup, type RestorePreview } from './restore-backup.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const MINE: Partial<Library> = {
  watchlist: [
    { id: 1, addedAt },
    { id: 9, addedAt },
  ],
  username: 'Ada',
};
const THEIRS: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [
    { id: 1, addedAt },
    { id: 2, addedAt },
  ],
  favorites: [{ id: 3, addedAt }],
  username: 'Eve',
};
const REMAINDER: Remainder = { fields: { future: 1 }, items: {} };
const GOOD: Extract<DecodedBackup, { kind: 'read' }> = {
  kind: 'read',
  backup: { madeAt: addedAt, bundle: { library: THEIRS, remainder: REMAINDER } },
};
const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text)).buffer;
const fileOf = (text: string, size = text.length) => ({ size, arrayBuffer: async () => bytesOf(text) });

const setup = (decoded: DecodedBackup, ...others: readonly DecodedBackup[]) => {
  const library = libraryDeps(MINE);
  const changes: LibraryChange[] = [];
  const { session } = library.deps;
  session.changes$.subscribe((change) => changes.push(change));
  const all = [decoded, ...others];
  // Each text is the number of what it is read as.
  const backupFile = {
    encode: async () => anEncodedBackup(),
    textsIn: async () => all.map((_, at) => `${at}`),
    decode: async (text: string) => all[Number(text)] ?? decoded,
  };
  const remainder = () => remainderAfter(NO_REMAINDER, changes);
  const restore = new RestoreBackup({
    ...library.deps,
    backupFile,
    repository: { bundle: () => ({ library: session.library, remainder: remainder() }) },
  });
  const preview = async () => (await restore.read(fileOf('{}'))) as RestorePreview;
  return { ...library, restore, remainder, changes, preview };
};

describe('undo of a restored backup (product.md, Lists: late undo)', () => {
  it.each(['replace', 'merge'] as const)('%s: leaves what was done since, here and in other tabs', async (way) => {
    const { preview, restore, deps, library, undo } = setup(GOOD);
    const before = library();
    restore.execute(await preview(), way);
    const { session } = deps;
    session.dispatch({ kind: 'title-saved', list: 'favorites', title: { id: 4, addedAt } });
    session.dispatch({ kind: 'theme-set', theme: 'light' });
    const action = { kind: 'title-saved', list: 'watchlist', title: { id: 5, addedAt } } as const;
    session.rebase(before, [...session.pending, { id: 'tab-b-1', at: addedAt, tab: 'tab-b', action }]);
    undo();
    expect(library()).toEqual({
      ...before,
      watchlist: [...before.watchlist, { id: 5, addedAt }],
      favorites: [{ id: 4, addedAt }],
      preferences: { ...before.preferences, theme: 'light' },
    });
  });
});

describe('the episodes of a backup', () => {
  const show = { id: 1396, name: 'Nine Dials', poster_path: null };
  const THEIR_SHOWS = [{ ...show, seasons: { 1: '1-5@20000', 2024: '1' }, stoppedAt: addedAt }];
  const BACKUP: DecodedBackup = {
    kind: 'read',
    backup: { madeAt: addedAt, bundle: { library: { ...THEIRS, episodes: THEIR_SHOWS }, remainder: REMAINDER } },
  };
  const HERE = [{ ...show, seasons: { 1: '3,9@19000' } }];

  it.each([
    ['merge', { seasons: { 1: '1-5@20000,9@19000', 2024: '1' } }],
    ['replace', { seasons: { 1: '1-5@20000', 2024: '1' }, stoppedAt: addedAt }],
  ] as const)('are counted, restored by %s, and taken back', async (way, expected) => {
    const { preview, restore, deps, library, undo } = setup(BACKUP);
    deps.session.dispatch({ kind: 'episodes-marked', title: show, season: 1, runs: '3,9@19000' });
    expect(library().episodes).toEqual(HERE);
    const shown = await preview();
    expect(shown).toMatchObject({ holds: { episodes: 6 }, adds: { episodes: 5 } });
    restore.execute(shown, way);
    expect(library().episodes).toEqual([{ ...show, ...expected }]);
    undo();
    expect(library().episodes).toEqual(HERE);
  });
});

describe('reading a backup', () => {
  it('shows when it was made, what is in it and what merging would add, and changes nothing', async () => {
    const { preview, library } = setup(GOOD);
    const before = library();
    expect(await preview()).toMatchObject({
      kind: 'preview',
      backup: { madeAt: addedAt },
      holds: { watchlist: 2, favorites: 1, collections: 3, movies: 0, views: 0 },
      adds: { watchlist: 1, favorites: 1, collections: 0, movies: 0, views: 0 },
    });
    expect(library()).toBe(before);
  });

  it.each([
    [
      'foreign',
      'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.',
    ],
    ['newer', 'This backup was made by a newer Matinee: reload the page, then choose it again.'],
    ['damaged', 'This backup is damaged, or was changed after it was made: nothing of it was restored.'],
  ] as const)('refuses one that is %s', async (fault, reason) => {
    const { restore, library, changes } = setup({ kind: 'refused', fault });
    const before = library();
    expect(await restore.read(fileOf('x'))).toEqual({ kind: 'refusal', reason });
    expect(library()).toBe(before);
    expect(changes).toEqual([]);
  });

  it('refuses more than 20 MB without reading it', async () => {
    const { restore } = setup(GOOD);
    let reads = 0;
    const file = (size: number) => ({ size, arrayBuffer: async () => bytesOf(`${(reads += 1)}`) });
    expect(await restore.read(file(20_000_001))).toEqual({
      kind: 'refusal',
      reason: 'This file is larger than 20 MB: no backup of Matinee is.',
    });
    expect(reads).toBe(0);
    expect(await restore.read(file(20_000_000))).toMatchObject({ kind: 'preview' });
  });

  it('takes the newest of several in a zip, whatever is beside it', async () => {
    const NEWER: DecodedBackup = { ...GOOD, backup: { ...GOOD.backup, madeAt: '2026-11-21T08:00:00.000Z' } };
    const OTHER: DecodedBackup = { kind: 'refused', fault: 'foreign' };
    const { restore } = setup(OTHER, GOOD, NEWER, OTHER);
    expect(await restore.read(fileOf('zip'))).toMatchObject({ backup: { madeAt: '2026-11-21T08:00:00.000Z' } });
  });

  it('says of a zip what says most: a damaged backup in it rather than the files beside it', async () => {
    const { restore } = setup({ kind: 'refused', fault: 'foreign' }, { kind: 'refused', fault: 'damaged' });
    expect(await restore.read(fileOf('zip'))).toMatchObject({
      reason: 'This backup is damaged, or was changed after it was made: nothing of it was restored.',
    });
  });

  it('refuses a zip while the code that reads zips cannot be loaded', async () => {
    const library = libraryDeps(MINE);
    const restore = new RestoreBackup({
      ...library.deps,
      backupFile: {
        encode: async () => anEncodedBackup(),
        textsIn: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
        decode: async () => GOOD,
      },
      repository: { bundle: () => ({ library: library.deps.session.library, remainder: NO_REMAINDER }) },
    });
    expect(await restore.read(fileOf('zip'))).toEqual({
      kind: 'refusal',
      reason: 'This file could not be read. Choose it once more.',
    });
  });

  it('refuses what the browser cannot read', async () => {
    const { restore } = setup(GOOD);
    expect(await restore.read({ size: 1, arrayBuffer: () => Promise.reject(new Error('It was moved.')) })).toEqual({
      kind: 'refusal',
      reason: 'This file could not be read. Choose it once more.',
    });
  });
});

describe.each(['backup', 'version'] as const)('merging a %s (product.md, Your data: merge)', (source) => {
  it.each(SAID_ALONE)('brings back %s, says what it would add, and is taken back', async (_, has, told) => {
    const bundle = { library: { ...EMPTY_LIBRARY, ...has, username: 'Ada' }, remainder: NO_REMAINDER };
    const { restore, library, messages, undo } = setup(GOOD);
    const before = library();
    const preview = restore.preview({ madeAt: addedAt, bundle }, source);
    expect(formatLibraryCounts(preview.adds)).toBe(told);
    restore.execute(preview, 'merge');
    expect(messages()).toEqual([['success', source === 'backup' ? 'Backup restored' : 'Earlier version restored']]);
    expect(library()).toEqual({ ...before, ...has });
    undo();
    expect(library()).toEqual(before);
    restore.execute(preview, 'merge');
    restore.execute(preview, 'merge');
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it is here already']);
    expect(formatLibraryCounts(restore.preview(preview.backup, source).adds)).toBeUndefined();
  });
});

describe('restoring a backup', () => {
  it('merging adds what is missing and removes nothing', async () => {
    const { restore, preview, library } = setup(GOOD);
    restore.execute(await preview(), 'merge');
    expect(library().watchlist.map(({ id }) => id)).toEqual([1, 9, 2]);
    expect(library()).toMatchObject({ favorites: [{ id: 3 }], username: 'Ada' });
  });

  it('replacing makes the library that of the backup', async () => {
    const { restore, preview, library } = setup(GOOD);
    restore.execute(await preview(), 'replace');
    expect(library()).toEqual(THEIRS);
  });

  it.each(['merge', 'replace'] as const)(
    'by %s is one change, and its toast brings the present library back',
    async (way) => {
      const { restore, preview, library, messages, offers, undo, changes, remainder } = setup(GOOD);
      const before = library();
      restore.execute(await preview(), way);
      expect(changes).toHaveLength(1);
      expect(messages()).toEqual([['success', 'Backup restored']]);
      expect(offers()).toBe('Undo');
      undo();
      expect(library()).toEqual(before);
      expect(remainder()).toEqual(REMAINDER);
    },
  );

  it('says when everything in it is here already', async () => {
    const { restore, preview, messages } = setup(GOOD);
    restore.execute(await preview(), 'merge');
    restore.execute(await preview(), 'merge');
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it is here already']);
  });
});
