import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { isSeenInPart, seenAsOf } from './seen-as.ts';

const [EARLY, LATE] = ['2023-01-01T12:00:00.000Z', '2024-01-01T12:00:00.000Z'];
const MOVIE = aTitle({ title: 'Mill Street' });
const SHOW = aTitle({ media_type: 'tv', name: 'Mill Street' });

describe('when a title of the file was seen (product.md, Import: parts of shows)', () => {
  it.each<[Partial<ImportedTitle>, string | null | undefined, string | null | undefined, boolean]>([
    [{}, undefined, undefined, false],
    [{ seenAt: EARLY }, EARLY, EARLY, false],
    [{ lastSeenAt: LATE }, LATE, undefined, true],
    [{ lastSeenAt: null }, null, undefined, true],
    [{ seenAt: EARLY, lastSeenAt: LATE }, LATE, EARLY, false],
    [{ seenAt: null, lastSeenAt: LATE }, LATE, null, false],
  ])('%j: of a movie %s, of a show %s', (said, ofMovie, ofShow, isPart) => {
    const imported = anImportedTitle({ name: 'Mill Street', ...said });
    expect(seenAsOf(imported, MOVIE)).toBe(ofMovie);
    expect(seenAsOf(imported, SHOW)).toBe(ofShow);
    expect(isSeenInPart(imported, MOVIE)).toBe(false);
    expect(isSeenInPart(imported, SHOW)).toBe(isPart);
  });

  it.each([
    'Mill Street (Season 2)',
    'Mill Street [Staffel 1]',
    'Mill Street: Season 10',
    'Mill Street – Saison 3',
    'Mill Street Seasons 1-3',
    'Mill Street 2nd Season',
    'Mill Street S02',
    'Mill Street S02E05',
    'Mill Street シーズン2',
  ])('is not that of a whole show where the file names a part of it: %s', (name) => {
    const imported = anImportedTitle({ name, seenAt: null });
    expect(seenAsOf(imported, SHOW)).toBeUndefined();
    expect(isSeenInPart(imported, SHOW)).toBe(true);
    expect(seenAsOf(imported, MOVIE)).toBeNull();
  });

  it.each(['Mill Street', 'Mill Street (UK)', 'Season', 'Mill Streets 5'])('is that of the show called %s', (name) => {
    expect(seenAsOf(anImportedTitle({ name, seenAt: null }), SHOW)).toBeNull();
  });

  it('is that of a show that is called like a part itself', () => {
    const title = aTitle({ media_type: 'tv', name: 'Mill Street: Season 2' });
    expect(seenAsOf(anImportedTitle({ name: 'Mill Street - season 2', seenAt: null }), title)).toBeNull();
  });
});
