import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { leftOutText } from '../left-out.ts';

const HEADER =
  'tmdb_id,title,summary,tmdb_rating,image,icon,genres,genres_ids,rating,release_date,start_date,finish_date,movie_review,is_movie,categories,season,episode,episode_rating,episode_watch_date,episode_review,tags';
const FIRST_HEADER =
  '"id","movie_id","rating","personal_rating","image","icon","title","summary","genres","genres_ids","release_date","personal_start_date","personal_finish_date","personal_rewatched","watched","movie","personal_episodes","movie_review","season_number","episode_number","episode_rating","episode_watch_date","episode_review"';

interface Told {
  readonly category: string;
  readonly isMovie?: string;
  readonly rating?: string;
  readonly finished?: string;
  readonly review?: string;
  readonly season?: string;
  readonly episode?: string;
  readonly day?: string;
  readonly tags?: string;
}

const rowOf = ({ category, ...told }: Told): string => {
  const {
    isMovie = '1',
    rating = '',
    finished = '',
    review = '',
    season = '',
    episode = '',
    day = '',
    tags = '',
  } = told;
  return `9001,Umbra,A shade,6.5,/a.jpg,/b.jpg,Drama,18,${rating},2021-03-04,2024-01-01,${finished},${review},${isMovie},${category},${season},${episode},,${day},,${tags}`;
};
const read = (...rows: readonly Told[]) => readingOf({ 'movies.csv': [HEADER, ...rows.map(rowOf)].join('\n') });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

const UMBRA = { name: 'Umbra', year: 2021, ids: { tmdb: 9001 }, media_type: 'movie' };
const SHOW = { ...UMBRA, media_type: 'tv' };

describe('ShowCase’s table (product.md, Import: ShowCase)', () => {
  it.each<[string, Told, object]>([
    ['to be seen', { category: '0' }, { listedAt: null }],
    ['to be seen, though it has a day', { category: '0', finished: '2024-03-14' }, { listedAt: null }],
    ['seen', { category: '1', finished: '2024-03-14' }, { seenAt: noon('2024-03-14') }],
    ['seen some time', { category: '1' }, { seenAt: null }],
    ['seen, after a spreadsheet', { category: '1.0', finished: '14.03.2024' }, { seenAt: noon('2024-03-14') }],
    ['rated while it is watched', { category: '2', rating: '8.5' }, { rating: 9 }],
    ['given up, with a review', { category: '4', review: 'Too long' }, { note: 'Too long' }],
    ['tagged', { category: '3', tags: '"noir, rainy"' }, { lists: ['noir', 'rainy'] }],
  ])('has a movie that is %s', (_, told, said) => {
    expect(read(told).titles).toEqual([{ ...UMBRA, ...said }]);
  });

  it.each([
    ['2', 'The file says "Watching": that is neither seen nor to be seen.'],
    ['3', 'The file says "On hold": that is neither seen nor to be seen.'],
    ['4', 'The file says "Dropped": that is neither seen nor to be seen.'],
    ['5', 'The file says "5": that code is not known here.'],
    ['-1', 'The file says "-1": that code is not known here.'],
    ['', 'The file says nothing of it that is kept, such as that it was seen or is to be.'],
  ])('leaves out what is in category %j, also of shows', (category, text) => {
    for (const isMovie of ['1', '0']) {
      const { titles, leftOut } = read({ category, isMovie });
      expect(titles).toEqual([]);
      expect(leftOut.map(leftOutText)).toEqual([text]);
    }
  });

  it.each<[string, string, object]>([
    ['watched', '2', {}],
    ['on hold', '3', {}],
    ['given up', '4', { isStopped: true }],
    ['seen', '1', { seenAt: null }],
    ['in an unknown state', '7', {}],
  ])('has the episodes of a show that is %s', (_, category, said) => {
    const of = { category, isMovie: '0', season: '1', rating: '7' };
    const { titles, leftOut, putTogether } = read({ ...of, episode: '1', day: '2024-03-14' }, { ...of, episode: '2' });
    const episodes = [
      { season: 1, number: 1, seenAt: noon('2024-03-14') },
      { season: 1, number: 2, seenAt: null },
    ];
    expect(titles).toEqual([{ ...SHOW, rating: 7, ...said, episodes }]);
    expect(leftOut).toEqual([]);
    expect(putTogether).toMatchObject({ rows: 1, titles: 1, ratings: 0 });
  });

  it('leaves out an episode without its number, and not its show', () => {
    const { titles, leftOut } = read({ category: '1', isMovie: '0', season: '1' });
    expect(titles).toEqual([{ ...SHOW, seenAt: null }]);
    expect(leftOut).toMatchObject([{ name: 'Umbra', reason: 'unreadable' }]);
  });

  it('has decimal commas that stand between cells', () => {
    const row = rowOf({ category: '1', rating: '8,5', isMovie: '0', season: '1', episode: '2', day: '2024-03-14' });
    const text = [HEADER, row.replace('6.5', '6,5').replace(',1,2,,', ',1,2,9,0,')].join('\n');
    expect(readingOf({ 'movies.csv': text }).titles).toMatchObject([
      { rating: 9, seenAt: null, episodes: [{ season: 1, number: 2, seenAt: noon('2024-03-14') }] },
    ]);
  });

  it('has other columns in its first form, and the word null where nothing is', () => {
    const first = (category: number, rest: string) =>
      `"1","${9000 + category}","6.5","8","/a","/b","Umbra ${category}","A","Drama","18","2021-03-04","null","${category === 1 ? '2024-03-14' : 'null'}","null","${category}",${rest}`;
    const movie = '"1","null","null","null","null","null","null","null"';
    const rows = [
      first(0, movie),
      first(1, movie),
      first(3, movie),
      first(4, '"0","null","null","2","5","null","null","null"'),
    ];
    const { sources, titles } = readingOf({ 'movies.csv': [FIRST_HEADER, ...rows].join('\n') });
    expect(sources).toEqual(['showcase']);
    expect(titles).toEqual([
      { name: 'Umbra 0', year: 2021, ids: { tmdb: 9000 }, media_type: 'movie', listedAt: null, rating: 8 },
      { name: 'Umbra 1', year: 2021, ids: { tmdb: 9001 }, media_type: 'movie', seenAt: noon('2024-03-14'), rating: 8 },
      { name: 'Umbra 3', year: 2021, ids: { tmdb: 9003 }, media_type: 'movie', rating: 8 },
      expect.objectContaining({ isStopped: true, rating: 8, episodes: [{ season: 2, number: 5, seenAt: null }] }),
    ]);
  });
});
