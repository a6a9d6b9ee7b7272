import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { inDoubt } from './in-doubt.ts';

const imported = anImportedTitle({ name: 'Nine Dials', year: 2024, ids: { tmdb: 7 } });
const wrong = aTitle({ id: 7, title: 'Another' });
const right = aTitle({ id: 7, media_type: 'tv', name: 'Nine Dials' });

describe('a title whose number leads to another (product.md, Import: another title)', () => {
  it('is to be decided, what its name leads to first', () => {
    expect(inDoubt(imported, [wrong], { kind: 'found', imported, title: right })).toEqual({
      kind: 'undecided',
      imported,
      candidates: [right, wrong],
      isDoubtful: true,
    });
    expect(inDoubt(imported, [wrong], { kind: 'undecided', imported, candidates: [right, wrong] })).toMatchObject({
      candidates: [right, wrong],
    });
    expect(inDoubt(imported, [wrong], { kind: 'undecided', imported, candidates: [wrong, right] })).toMatchObject({
      candidates: [wrong, right],
    });
    expect(inDoubt(imported, [wrong], undefined)).toMatchObject({ candidates: [wrong], isDoubtful: true });
  });

  it('is found where its name leads to the same', () => {
    const match = { kind: 'found', imported, title: wrong } as const;
    expect(inDoubt(imported, [wrong], match)).toBe(match);
  });

  it('is what the answers say where nothing is in doubt', () => {
    const match = { kind: 'found', imported, title: right } as const;
    expect(inDoubt(imported, [], match)).toBe(match);
    expect(inDoubt(imported, [], undefined)).toEqual({ kind: 'not-found', imported });
  });
});
