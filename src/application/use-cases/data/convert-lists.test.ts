import { describe, expect, it, vi } from 'vitest';
import type { ExportOrder } from '#domain/export/export-form.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { MatchedTitle } from '#domain/import/title-match.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { ConvertLists, NO_LISTS } from './convert-lists.ts';
import type { ExportedLibrary } from './export-lists.ts';

const ORDER: ExportOrder = { form: 'table', withNotes: false };

/** All that it is given: there is no store that it could write to. */
const converted = async (matches: readonly MatchedTitle[], clock = new VirtualClock()) => {
  const given: (ExportedLibrary | undefined)[] = [];
  const exportLists = { execute: async (_: ExportOrder, other?: ExportedLibrary) => void given.push(other) };
  const done = new ConvertLists({ exportLists, clock }).execute(
    matches,
    [{ name: 'Noir', description: 'Dark' }],
    ORDER,
  );
  await clock.advance(10_000);
  await done;
  return given[0] ?? { library: NO_LISTS, imdb: new Map(), nothing: '' };
};

const matchOf = (id: number, said: Partial<ImportedTitle>): MatchedTitle => ({
  imported: anImportedTitle({ name: `T${id}`, year: 2020, ...said }),
  title: { ...aTitle({ id, title: `T${id}`, release_date: '2020-05-05' }), checkedAt: '' },
});

describe('files that are only converted (product.md, Import: only convert)', () => {
  it('become what adding them would make of a library without anything', async () => {
    const { library } = await converted([
      matchOf(1, { listedAt: '2024-01-02T12:00:00.000Z' }),
      matchOf(2, { seenAt: '2024-03-01T12:00:00.000Z', rating: 8, lists: ['Noir'] }),
    ]);
    expect(library).toMatchObject({
      watchlist: [{ id: 1, addedAt: '2024-01-02T12:00:00.000Z' }],
      favorites: [],
      collections: [{ name: 'Noir', description: 'Dark', movies: [{ id: 2 }] }],
      marks: [{ id: 2, seenAt: '2024-03-01', rating: 8 }],
      username: null,
    });
    expect((await converted([])).library).toBe(NO_LISTS);
  });

  it('keep IMDb’s numbers, but those that lead to another title than the file names', async () => {
    const { imdb } = await converted([
      matchOf(1, { ids: { imdb: 'tt0000001' }, listedAt: null }),
      matchOf(2, { ids: { imdb: 'tt0000002' }, name: 'Another', year: 1950, listedAt: null }),
      matchOf(3, { listedAt: null }),
      matchOf(4, { ids: { imdb: 'tt0000004' }, name: '', listedAt: null }),
    ]);
    expect([...imdb]).toEqual([['movie:1', 'tt0000001']]);
  });

  it('are converted a few at a time, so that the page is not held up', async () => {
    const clock = new VirtualClock();
    const tasks = vi.spyOn(clock.scheduler, 'schedule');
    const matches = Array.from({ length: 1_001 }, (_, at) => matchOf(at + 1, { listedAt: null, seenAt: null }));
    const { library } = await converted(matches, clock);
    expect([library.watchlist.length, library.marks.length]).toEqual([1_001, 1_001]);
    // To make a library of them grows with it: 50 changes are a task.
    expect(tasks.mock.calls.length).toBeGreaterThanOrEqual(2_002 / 50);
  });
});
