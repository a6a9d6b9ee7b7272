import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { listTable } from '../../export/list-table.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import { resultOf } from '../../steps.ts';
import { nothingKnown } from '../episodes/known-seasons.ts';
import { placeEpisodes } from '../episodes/place-episodes.ts';

const at = '2026-11-20T12:00:00.000Z';

/** As a file's text is once it is decoded. */
const tableOf = (library: Library): string =>
  papaExportFiles.csv(resultOf(listTable(library))).replaceAll('\r\n', '\n');
/** Libraries of any time: none of their days is yet to come. */
const LATE = new Date('2100-01-01T00:00:00.000Z');
const ofTable = (library: Library) => readingOf({ 'lists.csv': tableOf(library) }, undefined, LATE);
const ofBackup = (library: Library) => readingOf({ 'backup.json': { product: 'Matinee', library } }, undefined, LATE);

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
    expect(ofTable({ ...library, episodes: [] }).titles).toEqual([
      {
        name: 'Nine Dials',
        ids: { tmdb: 1396 },
        media_type: 'tv',
        listedAt: at,
      },
      { name: 'Dust Parade', ids: { tmdb: 603 }, media_type: 'movie', likedAt: at },
      {
        name: '- Low\nTide',
        ids: { tmdb: 7 },
        media_type: 'movie',
        lists: ['=Noir, "שלום"'],
        seenAt: null,
        rating: 3,
        note: '=1\n"twice", 🎬',
        isThoughtWhole: true,
        hiddenAt: at,
      },
      { name: "'Allo", ids: { tmdb: 8 }, media_type: 'tv', isThoughtWhole: true, seenAt: at },
    ]);
  });

  it('says the same of them as a backup of any library', () => {
    // Of a title with several names the first row counts, and the lists come in another order. A show that was stopped before an episode was seen has no
    // row, and may be all that knows the year.
    const known = ({ titles }: ReturnType<typeof ofTable>) =>
      Object.fromEntries(
        titles.map(
          ({
            name: _,
            year: _year,
            lists = [],
            seenAt,
            seenBefore = [],
            episodes = [],
            isStopped: _stopped,
            ...title
          }) => [
            `${title.media_type} ${title.ids.tmdb}`,
            {
              ...title,
              lists: new Set(lists),
              // The table has the day of what a former release has kept as a time.
              // In a backup such a time on the first day of computers stands for an unknown one.
              seenOn: new Set(
                [seenAt, ...seenBefore].map((time) => (time && seenDayOf(time).replace('1970-01-01', '')) || null),
              ),
              // How many of its rows are one episode is each form's own: a table has a row for each time.
              episodes: { ...placeEpisodes(episodes, nothingKnown(0), LATE), joined: undefined },
            },
          ],
        ),
      );
    fc.assert(
      fc.property(arbitraryActions, (actions) => {
        const library = actions.reduce<Library>(apply, { ...EMPTY_LIBRARY, favorites: FULL_LIBRARY.favorites });
        expect(known(ofTable(library))).toEqual(known(ofBackup(library)));
      }),
    );
  });

  it.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>?]>([
    ['some, with days and without', { 1: '1-10@20614,12', 2: '1' }],
    ['specials, a season that is a year, an episode 0', { 0: '3', 1: '0-2', 2024: '5@20000' }],
    ['on the first day of 1970 and the day before, which stand for an unknown one elsewhere', { 1: '1@-1,2@0,3@1' }],
    ['a run of a whole library', { 1: '1-1500@20000' }],
    ['a run that somebody wrote', { 1: '1-99999' }],
    ['runs that overlap, or run backwards', { 1: '5-1,3@20000' }, { 1: '1-2,3@20000,4-5' }],
    [
      'a further round, each day of an episode',
      { 1: '1-3@20000', '2026-11-20T12:00:00.000Z/1': '1@20777' },
      { 1: '1@20777,2-3@20000', '2024-10-04T00:00:00.000Z/1': '1@20000' },
    ],
    ['what is no run, or of no season', { 1: 'x,4', specials: '1' }, { 1: '4' }],
  ])('brings the same episodes again: %s (product.md, Import: episodes)', (_, seasons, expected = seasons) => {
    const library: Library = { ...EMPTY_LIBRARY, episodes: [{ id: 1396, name: '=Nine "Dials"', seasons }] };
    for (const { titles } of [ofTable(library), ofBackup(library)]) {
      const [show, another] = titles;
      expect(another).toBeUndefined();
      expect(show).toMatchObject({ name: '=Nine "Dials"', media_type: 'tv', ids: { tmdb: 1396 } });
      expect(placeEpisodes(show?.episodes ?? [], nothingKnown(1396), LATE).seasons).toEqual(expected);
    }
  });

  it('leaves out the row of an episode that cannot be read', () => {
    const header = resultOf(listTable(EMPTY_LIBRARY))[0]?.join(',') ?? '';
    const row = (season: string, episode: string) =>
      `episodes,,tv,1396,Nine Dials,2021,,unknown,,,,${season},${episode}`;
    const strays = [row('', '1'), row('1', ''), row('1', 'one'), row('-1', '2'), row('1', '2-')];
    const { titles, leftOut } = readingOf({ 'lists.csv': [header, ...strays, row('1', '7')].join('\n') });
    expect(titles).toMatchObject([{ episodes: [{ season: 1, number: 7, seenAt: null }] }]);
    expect(leftOut).toEqual([{ name: 'Nine Dials', reason: 'unreadable' }]);
  });
});
