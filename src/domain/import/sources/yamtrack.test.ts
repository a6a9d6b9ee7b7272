import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const HEADER =
  'row_type,media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,start_date,end_date,progress,created_at,list_uid,list_name,list_description,release_datetime,original_title';

type Row = Readonly<Record<string, string>>;

const rowOf = (cells: Row): string =>
  HEADER.split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
const table = (...rows: readonly Row[]) => [HEADER, ...rows.map(rowOf)].join('\n');
/** Without what Floppy has besides. */
const read = (...rows: readonly Row[]) =>
  readingOf({
    'a.csv': table(...rows)
      .replace('row_type', 'id')
      .replace('list_uid', 'uid'),
  });
const readFloppy = (...rows: readonly Row[]) => readingOf({ 'a.csv': table(...rows) });

const MOVIE = { media_id: '9001', source: 'tmdb', media_type: 'movie', title: 'Umbra' };
const SHOW = { media_id: '9070', source: 'tmdb', media_type: 'tv', title: 'Harbour Lights' };
const EPISODE = { ...SHOW, media_type: 'episode', season_number: '1', episode_number: '2' };
const TIME = '2024-03-01T10:00:00.000Z';
const TIME_THERE = '2024-03-01 10:00:00+00:00';

describe('Yamtrack’s table (product.md, Import: Yamtrack)', () => {
  it.each<[Row, object]>([
    [{ status: 'Planning', created_at: TIME_THERE }, { listedAt: TIME }],
    [{ status: 'Planning' }, { listedAt: null }],
    [{ status: 'Completed', end_date: TIME_THERE }, { seenAt: TIME }],
    [{ status: 'Completed' }, { seenAt: null }],
    [
      { status: 'In progress', score: '8.5', notes: 'Loud' },
      { rating: 9, note: 'Loud' },
    ],
    [{ status: 'Dropped', score: '2.0' }, { rating: 2 }],
  ])('has a movie that is %j', (cells, said) => {
    expect(read({ ...MOVIE, ...cells }).titles).toEqual([
      { name: 'Umbra', media_type: 'movie', ids: { tmdb: 9001 }, ...said },
    ]);
  });

  it('has what was thought of each viewing of a movie, and once of a show', () => {
    const [first, second] = ['2023-03-01', '2024-03-01'].map((day, at) => ({
      status: 'Completed',
      end_date: `${day} 10:00:00+00:00`,
      score: `${at + 7}.0`,
    }));
    expect(read({ ...MOVIE, ...first }, { ...MOVIE, ...second }).titles).toMatchObject([
      { seenAt: TIME, seenBefore: ['2023-03-01T10:00:00.000Z'], viewings: [{ rating: 8 }, { rating: 7 }] },
    ]);
    expect(read({ ...SHOW, ...second }).titles).toMatchObject([{ seenAt: TIME, rating: 8 }]);
  });

  it.each<[Row, object]>([
    [
      { status: 'Completed', progress: '12' },
      { seenAt: null, episodes: [{ number: 1, to: 12, seenAt: null }] },
    ],
    [{ status: 'In progress', progress: '3.0' }, { episodes: [{ number: 1, to: 3, seenAt: null }] }],
  ])('has of an anime how many of its episodes were seen: %j', (cells, said) => {
    const anime = { media_id: '42', source: 'mal', media_type: 'anime', title: 'Moon School' };
    expect(read({ ...anime, ...cells }).titles).toEqual([{ name: 'Moon School', ids: {}, ...said }]);
  });

  it('has episodes under the number of their show, and a dropped show that is not followed', () => {
    const { titles, leftOut } = read(
      { ...SHOW, status: 'Dropped' },
      { ...SHOW, media_type: 'season', season_number: '1', score: '9' },
      { ...EPISODE, end_date: TIME_THERE },
      { ...EPISODE, episode_number: '' },
    );
    expect(titles).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tmdb: 9070 },
        isStopped: true,
        episodes: [{ season: 1, number: 2, seenAt: TIME }],
      },
    ]);
    expect(leftOut).toEqual([
      { name: 'Harbour Lights', reason: 'season' },
      { name: 'Harbour Lights', reason: 'unreadable' },
    ]);
  });

  it.each([
    [{ ...MOVIE, source: 'mal' }, {}],
    [{ ...MOVIE, source: 'manual' }, {}],
    [{ ...MOVIE, source: '' }, {}],
    [{ ...MOVIE, source: 'imdb', media_id: 'tt9000001' }, { imdb: 'tt9000001' }],
    // TheTVDB numbers movies apart: TMDB finds none by it.
    [{ ...MOVIE, source: 'tvdb' }, {}],
    [{ ...SHOW, source: 'tvdb' }, { tvdb: 9070 }],
  ])('takes a number for that of no other service: %j', (row, ids) => {
    expect(read({ ...row, status: 'Completed' }).titles).toMatchObject([{ ids }]);
  });
});

describe('Floppy’s table (product.md, Import: Floppy)', () => {
  const LIST = { list_uid: '11', list_name: 'Rainy Sundays' };

  it('has lists, each by its number', () => {
    const { lists, titles, sources } = readFloppy(
      { row_type: 'list', ...LIST, list_description: 'Slow ones' },
      { row_type: 'list', ...LIST, list_uid: '12' },
      { row_type: 'list_item', ...LIST, ...MOVIE },
      { row_type: 'list_item', ...LIST, list_uid: '12', ...SHOW },
    );
    expect(sources).toEqual(['floppy']);
    expect(lists).toMatchObject([{ name: 'Rainy Sundays', description: 'Slow ones' }, { name: 'Rainy Sundays (2)' }]);
    expect(titles).toMatchObject([{ lists: ['Rainy Sundays'] }, { lists: ['Rainy Sundays (2)'] }]);
  });

  it('has the year and the other name of a title, which of an episode are its own', () => {
    const more = { original_title: 'Ombra', release_datetime: '2021-03-04 00:00:00+00:00' };
    const { titles } = readFloppy({ ...MOVIE, ...more, status: 'Planning' }, { ...EPISODE, ...more });
    expect(titles).toMatchObject([{ name: 'Umbra', otherNames: ['Ombra'], year: 2021 }, { name: 'Harbour Lights' }]);
    expect(titles[1]).not.toHaveProperty('year');
  });

  it('leaves out what is owned, unless more is said of it, and parts of shows on lists', () => {
    const owned = { row_type: 'collection', ...MOVIE };
    expect(readFloppy(owned, { row_type: 'list_item', ...LIST, ...EPISODE })).toMatchObject({
      titles: [],
      leftOut: [
        { name: 'Umbra', reason: 'unmarked' },
        { name: 'Harbour Lights', reason: 'episode' },
      ],
    });
    expect(readFloppy(owned, { row_type: 'media', ...MOVIE, status: 'Planning' })).toMatchObject({
      titles: [{ listedAt: null }],
      leftOut: [],
    });
  });
});
