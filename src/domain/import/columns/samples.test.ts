import { describe, expect, it } from 'vitest';
import { countsOfReading, type ReadingCounts } from '#fixtures/import/counts-of-reading.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeBy } from '#fixtures/import/reading-of.ts';
import { withRole, type ColumnChoice, type ColumnRole, type UnknownTable } from './table-choices.ts';

/** What a visitor says otherwise than it was told: what a column has, by its name. */
type Said = Readonly<Record<string, ColumnRole | ColumnChoice>>;

const chosen = ({ columns, choices }: UnknownTable, said: Said) =>
  Object.entries(said).reduce((all, [name, choice]) => {
    const at = columns.findIndex((column) => column.name === name);
    return withRole(all, at, typeof choice === 'string' ? { role: choice } : choice);
  }, choices);

/** Tables as people and programs of no reader's write them. */
const SAMPLES: readonly (readonly [what: string, text: string, said: Said, counts: ReadingCounts])[] = [
  ['titles alone', 'Title\nDust Parade\nBrass Lullaby', {}, { titles: 2, listed: 2 }],
  ['ratings', 'Title,My rating\nDust Parade,9\nBrass Lullaby,7', {}, { titles: 2, rated: 2 }],
  ['a log', 'title,year,watched_at\nDust Parade,1968,2024-05-04\nBrass Lullaby,1957,', {}, { titles: 2, seen: 2 }],
  [
    'a log of a spreadsheet',
    'title,year,watched_at,rating\nDust Parade,1968,3/14/2024,9\nHotel Perihelion,2021,12/31/2022,6\nBrass Lullaby,1957,"March 3, 2021",7',
    {},
    { titles: 3, seen: 3, rated: 3 },
  ],
  [
    'states in English',
    'title,year,type,tmdb_id,status\nDust Parade,1968,movie,1011,Planned\nMoon School,2017,Serie,1394,Want to watch\nUmbra,2024,movie,1002,Finished\nSalt Road,1957,movie,1016,Dropped',
    {},
    { titles: 3, listed: 2, seen: 1, leftOut: { unmarked: 1 } },
  ],
  [
    'states in German',
    'title,year,status\nDust Parade,1968,gesehen\nBrass Lullaby,1957,Merkliste\nConcrete Swans,2018,vorgemerkt',
    {},
    { titles: 3, listed: 2, seen: 1 },
  ],
  [
    'answers',
    'title,year,watched,rating\nDust Parade,1968,yes,8\nBrass Lullaby,1957,no,\nConcrete Swans,2018,TRUE,',
    {},
    { titles: 3, listed: 1, seen: 2, rated: 1 },
  ],
  [
    'ratings of any scale',
    'title,year,status,rating\nDust Parade,1968,watched,8/10\nBrass Lullaby,1957,watched,★★★★½\nConcrete Swans,2018,watched,80%',
    {},
    { titles: 3, seen: 3, rated: 3 },
  ],
  [
    'grades in French, with two names',
    'Titre;Titre original;Année;Note\nLe défilé;Dust Parade;1968;8\nHotel Perihelion;;2021;7'.replaceAll(';', ','),
    {},
    { titles: 2, rated: 2 },
  ],
  [
    'Filmweb',
    'timestamp,iso_date,user_comment,user_favorite,user_rating,global_rating,title,original_title,year,film_id\n1714831200,2024-05-04,Loud,True,9,7.1,Parada kurzu,Dust Parade,1968,8001\n1714917600,2024-05-05,,False,7,6.9,Kołysanka,Brass Lullaby,1957,8002',
    {},
    { titles: 2, liked: 1, rated: 2, noted: 1 },
  ],
  [
    'a media centre',
    'Media ID,Title,Year,Last Viewed at,View Count,IMDB ID,TMDB ID\n17,Dust Parade,1968,2024-05-04,1,tt80001011,1011\n18,Brass Lullaby,1957,,0,tt80001016,1016',
    {},
    { titles: 2, listed: 1, seen: 1 },
  ],
  [
    'episodes of their own',
    'show,season,episode,title,year,watched_at\nNine Dials,1,1,Undertow,2024,2025-07-13\nNine Dials,1,2,Low Water,2024,2025-07-14',
    {},
    { titles: 1, episodes: 2 },
  ],
  [
    'a show, its season and its episodes',
    'tmdb_id,media_type,title,year,season_number,episode_number,status,end_date\n1307,tv,Nine Dials,2024,,,In progress,2025-09-12\n1307,season,Nine Dials,2024,1,,In progress,2025-09-12\n1307,episode,Nine Dials,2024,1,1,,2025-09-10',
    {},
    { titles: 1, episodes: 1, leftOut: { season: 1 } },
  ],
  [
    'names that nobody knows',
    'Pelikula,Pinanood\nDust Parade,2024-05-04\nBrass Lullaby,',
    { Pelikula: 'title', Pinanood: 'seen' },
    { titles: 2, seen: 2 },
  ],
  [
    'codes that nobody knows',
    'title,status\nDust Parade,3\nBrass Lullaby,4\nUmbra,5',
    {
      status: {
        role: 'state',
        words: [
          ['3', 'seen'],
          ['4', 'to-see'],
        ],
      },
    },
    { titles: 2, listed: 1, seen: 1, leftOut: { 'unknown-state': 1 } },
  ],
];

describe('a table of anybody’s (product.md, Import: columns)', () => {
  it.each(SAMPLES)('is read with two choices at most: %s', (_, text, said, counts) => {
    expect(Object.keys(said).length).toBeLessThanOrEqual(2);
    const outcome = outcomeBy(parsed({ 'films.csv': text }), (table) => chosen(table, said));
    expect(outcome.kind === 'read' && countsOfReading(outcome.reading)).toEqual(counts);
  });
});
