import { describe, expect, it } from 'vitest';
import type { Origin } from '#application/ports/library/origin.ts';
import type { Revision } from '#application/ports/library/store.ts';
import { decodeRevision, encodeRevision, newestRevision } from './decode-revision.ts';
import { textChecksum } from './text-checksum.ts';

const at = (sequence: number, origin?: Origin): Revision => ({
  positions: { log: sequence },
  pending: [],
  ...(origin && { origin }),
});
const HOME: Origin = { libraries: { home: { positions: { log: 1 } } } };
const WORK: Origin = { libraries: { work: { positions: { log: 2 } } } };

/** What is kept after saves, one after the other. */
const after = (...saves: readonly (readonly [Revision, string])[]): string | undefined =>
  saves.reduce<string | undefined>(
    (held, [revision, text]) => encodeRevision(revision, textChecksum(text))(held),
    undefined,
  );

describe('what is kept beside a bundle', () => {
  it('knows the text of the last save, and those of the three before: a browser may be killed between the two writes', () => {
    const kept = after(...[0, 1, 2, 3, 4].map((save) => [at(save), `text ${save}`] as const));
    for (const save of [1, 2, 3, 4])
      expect(decodeRevision(kept, `text ${save}`)).toEqual({ isOwn: true, revision: at(save) });
    for (const text of ['text 0', 'text of another program'])
      expect(decodeRevision(kept, text)).toEqual({ isOwn: false, revision: at(4) });
  });

  it('stays small', () => {
    const saves = Array.from({ length: 1_000 }, (_, save) => [at(save), `text ${save}`] as const);
    expect((after(...saves) ?? '').length).toBeLessThan(1_000);
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
