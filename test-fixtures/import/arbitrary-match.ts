import * as fc from 'fast-check';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { MatchedTitle } from '#domain/import/title-match.ts';
import { aTitle } from '../a-title.ts';

const time = fc
  .date({ min: new Date(0), max: new Date('2026-11-21'), noInvalidDate: true })
  .map((date) => date.toISOString());
const maybeTime = fc.option(time);
/** Few names, some of them those of the default collections. */
const lists = fc.array(fc.constantFrom('Noir', 'Feel Good', ' Noir ', 'x'.repeat(60), ''), { maxLength: 3 });

const note = fc
  .oneof(fc.string({ maxLength: 20 }), fc.string({ minLength: 495, maxLength: 520, unit: 'grapheme' }))
  .filter((text) => text.trim() !== '');

const rating = fc.integer({ min: 1, max: 10 });
/** To count the characters of long ones takes a while: of each title one is enough. */
const shortNote = fc.constantFrom('Loud.', 'שקט', ' Twice. ');
const viewings = fc.array(fc.record({ seenAt: time, rating, note: shortNote }, { requiredKeys: ['seenAt'] }), {
  maxLength: 2,
});

/** What was thought each time is of times that the title has. */
const withTimes = (title: ImportedTitle): ImportedTitle =>
  typeof title.seenAt === 'string' && title.viewings
    ? { ...title, seenBefore: title.viewings.map(({ seenAt }) => seenAt) }
    : title;

const imported: fc.Arbitrary<ImportedTitle> = fc
  .record(
    {
      name: fc.constant('Low Tide'),
      ids: fc.constant({}),
      listedAt: maybeTime,
      likedAt: maybeTime,
      seenAt: maybeTime,
      rating,
      viewings,
      note,
      hiddenAt: time,
      lists,
    },
    { requiredKeys: ['name', 'ids'] },
  )
  .map(withTimes);

/** A title of a file that was found. There are few, so that rows are of the same title, and titles are in the library. */
export const arbitraryMatch: fc.Arbitrary<MatchedTitle> = fc
  .tuple(imported, fc.integer({ min: 1, max: 8 }), fc.constantFrom('movie' as const, 'tv' as const))
  .map(([row, id, media_type]) => ({ imported: row, title: aTitle({ id, media_type }) }));
