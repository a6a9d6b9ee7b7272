import { libraryItems } from '#domain/devices/library-items.ts';
import { registerId } from '#domain/devices/register.ts';
import type { Fields } from '#domain/fields.ts';
import type { Library } from '#domain/library/library.ts';
import { isSeen, type MarkedTitle } from '#domain/library/marks/mark.ts';
import { viewingsOf, withSeen, writtenSeen } from '#domain/library/marks/viewings.ts';
import { factsWithoutPlace } from './facts-without-place.ts';

/** Of several days the newest is that of the mark, whichever an earlier release has put there: devices say so once they hear of it. */
const settled = (mark: MarkedTitle): MarkedTitle =>
  isSeen(mark) && mark.viewings ? withSeen(mark, writtenSeen(viewingsOf(mark), mark)) : mark;

/** What is shared of a library, by the ids of its registers: without the order, and without what the provider says. */
export const syncedOf = (library: Library): Readonly<Record<string, Fields>> =>
  Object.fromEntries(
    [...libraryItems({ ...library, marks: library.marks.map(settled) })]
      .map(({ list, key, value }) => [registerId({ list, key }), factsWithoutPlace(list, value)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
