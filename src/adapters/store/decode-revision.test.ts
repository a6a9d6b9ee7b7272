import { describe, expect, it } from 'vitest';
import type { Origin, Revision } from '#application/ports/store.ts';
import { decodeRevision, encodeRevision, isOwnText, newestRevision } from './decode-revision.ts';

const at = (sequence: number, origin?: Origin): Revision => ({
  positions: { log: sequence },
  pending: [],
  ...(origin && { origin }),
});
const HOME: Origin = { libraries: { home: { positions: { log: 1 } } } };
const WORK: Origin = { libraries: { work: { positions: { log: 2 } } } };

/** What is kept after saves, one after the other. */
const after = (...saves: readonly (readonly [Revision, string])[]): string | undefined =>
  saves.reduce<string | undefined>((held, [revision, text]) => encodeRevision(revision, text)(held), undefined);

describe('what is kept beside a bundle (product.md, Saving: own text)', () => {
  it.each([1, 5, 30, 200])('knows a text of this app %i saves later, for a tab that could not run', (count) => {
    const saves = Array.from({ length: count + 1 }, (_, save) => [at(save), `text ${save}`] as const);
    const kept = after(...saves);
    expect(isOwnText(kept, 'text 0')).toBe(true);
    expect(isOwnText(kept, 'text of another program')).toBe(false);
    expect(decodeRevision(kept, `text ${count}`)).toMatchObject({ isOwn: true, revision: at(count) });
  });

  it('stays small', () => {
    const saves = Array.from({ length: 1_000 }, (_, save) => [at(save), `text ${save}`] as const);
    expect((after(...saves) ?? '').length).toBeLessThan(10_000);
  });

  it('has the origin, also where one save names another than the last: both are true of one that came as far', () => {
    const both = { libraries: { ...HOME.libraries, ...WORK.libraries } };
    expect(newestRevision(after([at(1, HOME), 'a'], [at(2, WORK), 'b']))?.origin).toEqual(both);
    expect(newestRevision(after([at(3, HOME), 'a'], [at(2, WORK), 'b']))?.origin).toEqual(WORK);
  });

  it('is of no known origin where that cannot be read', () => {
    const kept = JSON.stringify([{ positions: { log: 1 }, pending: [], checksum: 'a', origin: { libraries: 5 } }]);
    expect(newestRevision(kept)).toEqual(at(1));
  });
});
