import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import type { Library } from '#domain/library/library.ts';
import { apart, joinAtOnce, joining, marked, markOf, together } from '#fixtures/devices/joining-devices.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import { runs } from '#fixtures/fuzz/runs.ts';

const mark = fc.record(
  {
    rating: fc.integer({ min: 1, max: 10 }),
    seenAt: fc.constantFrom(null, '2024-02-29', '2026-11-01'),
    note: fc.constantFrom('Loud', 'Quiet', 'Loud\n\nQuiet', 'x'.repeat(500), 'y'.repeat(500)),
  },
  { requiredKeys: [] },
);
const libraries = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), mark), { selector: ([id]) => id }),
    fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  )
  .map(([marks, saved]): Partial<Library> => ({
    marks: marks.flatMap(([id, each]) => (Object.keys(each).length > 0 ? [marked(id, each)] : [])),
    watchlist: saved.map((id) => ({ id, addedAt: '2026-11-01T12:00:00.000Z' })),
  }));

const marksOf = (...of: readonly Partial<Library>[]) => of.flatMap(({ marks = [] }) => marks);
const idsOf = (...of: readonly Partial<Library>[]): readonly string[] =>
  of.flatMap(({ watchlist = [] }) => watchlist.map(({ id }) => `watchlist movie:${id}`));

describe('any libraries (product.md, Devices: joining)', () => {
  it('are equal once joined, whatever was chosen: no title and no note is lost, and no mark is empty', async () => {
    const choices = fc.constantFrom<JoinChoice>('mine', 'theirs', 'newer');
    await fc.assert(
      fc.asyncProperty(libraries, libraries, choices, async (first, second, choice) => {
        const { phone, laptop } = await joining(first, second, choice);
        const shared = syncedOf(laptop.library);
        expect(syncedOf(phone.library)).toEqual(shared);
        expect(Object.keys(shared)).toEqual(expect.arrayContaining([...idsOf(first, second)]));
        const marks = marksOf(first, second);
        for (const { id, note = '' } of marks) expect(markOf(laptop, id)?.note ?? '').toContain(note);
        for (const { id } of marks.filter(({ rating }) => rating)) expect(markOf(laptop, id)?.rating).toBeDefined();
      }),
      runs(60),
    );
  });

  it('are equal also where two join one at once: no title is lost, and no paragraph of a note', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(libraries, libraries, libraries), async (all) => {
        const devices = apart(all);
        await joinAtOnce(devices);
        await together(devices);
        const [shared, ...same] = devices.map(({ library }) => syncedOf(library));
        expect(same).toEqual([shared, shared]);
        expect(Object.keys(shared ?? {})).toEqual(expect.arrayContaining([...idsOf(...all)]));
        const paragraphs = marksOf(...all).flatMap(({ id, note = '' }) =>
          note.split('\n\n').map((text) => ({ id, text })),
        );
        for (const { id, text } of paragraphs) expect(markOf(devices[0], id)?.note ?? '').toContain(text);
      }),
      runs(40),
    );
  });
});
