import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { listTable } from '../../export/list-table.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { seenDayOf } from '../../library/seen-day.ts';

const at = '2026-11-20T12:00:00.000Z';

/** As a file's text is once it is decoded. */
const tableOf = (library: Library): string => papaExportFiles.csv(listTable(library)).replaceAll('\r\n', '\n');
/** Libraries of any time: none of their days is yet to come. */
const LATE = new Date('2100-01-01T00:00:00.000Z');
const ofTable = (library: Library) => readingOf({ 'lists.csv': tableOf(library) }, undefined, LATE);
const ofBackup = (library: Library) => readingOf({ 'backup.json': { product: 'Matinee', library } });

describe('the table that Matinee exports (product.md, Export: table)', () => {
  it('is known by its columns, whatever its name', () => {
    expect(ofTable(FULL_LIBRARY)).toMatchObject({ sources: ['matinee'], leftOut: [], unrecognised: [] });
  });

  it('says of titles what it was made of', () => {
    const library: Library = {
      ...FULL_LIBRARY,
      collections: [{ id: '5', name: '=Noir, "שלום"', description: '', movies: [{ id: 7, title: '- Low\nTide' }] }],
      marks: [
        { id: 7, title: '- Low\nTide', seenAt: null, rating: 3, note: '=1\n"twice", 🎬', hiddenAt: at },
        { id: 8, media_type: 'tv', name: "'Allo", seenAt: at },
      ],
    };
    expect(ofTable(library).titles).toEqual([
      { name: 'Nine Dials', ids: { tmdb: 1396 }, media_type: 'tv', listedAt: at },
      { name: 'Dust Parade', ids: { tmdb: 603 }, media_type: 'movie', likedAt: at },
      {
        name: '- Low\nTide',
        ids: { tmdb: 7 },
        media_type: 'movie',
        lists: ['=Noir, "שלום"'],
        seenAt: null,
        rating: 3,
        note: '=1\n"twice", 🎬',
        hiddenAt: at,
      },
      { name: "'Allo", ids: { tmdb: 8 }, media_type: 'tv', seenAt: at },
    ]);
  });

  it('says the same of them as a backup of any library', () => {
    // Of a title with several names the first row counts, and the lists come in another order.
    const known = ({ titles }: ReturnType<typeof ofTable>) =>
      Object.fromEntries(
        titles.map(({ name: _, lists = [], seenAt, ...title }) => [
          `${title.media_type} ${title.ids.tmdb}`,
          // The table has the day of what a former release has kept as a time.
          { ...title, lists: new Set(lists), seenOn: seenAt && seenDayOf(seenAt) },
        ]),
      );
    fc.assert(
      fc.property(arbitraryActions, (actions) => {
        const library = actions.reduce<Library>(apply, { ...EMPTY_LIBRARY, favorites: FULL_LIBRARY.favorites });
        expect(known(ofTable(library))).toEqual(known(ofBackup(library)));
      }),
    );
  });
});
