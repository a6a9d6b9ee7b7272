import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const mal = (fields: Readonly<Record<string, string | number>>) => {
  const entry = { series_title: 'Moon School', series_type: 'TV', my_status: 'Completed', ...fields };
  const inner = Object.entries(entry).map(([name, text]) => `<${name}>${text}</${name}>`);
  return readingOf({ 'animelist.xml': `<myanimelist><anime>${inner.join('')}</anime></myanimelist>` });
};
const anilist = (entry: object, media: object = {}, options?: object) =>
  readingOf({
    'anilist.json': {
      ...(options && { user: { mediaListOptions: options } }),
      lists: [
        {
          entries: [
            { status: 'COMPLETED', ...entry, media: { format: 'TV', title: { romaji: 'Moon School' }, ...media } },
          ],
        },
      ],
    },
  });
const noon = (day: string) => new Date(`${day}T12:00`).toISOString();

describe('anime by services with numbers of their own (product.md, Import: anime)', () => {
  it.each([
    ['TV', 'tv'],
    ['Movie', 'movie'],
    ['OVA', undefined],
    ['Special', undefined],
    ['constructor', undefined],
  ])('%s is a kind of title, or may be either: %s', (type, media_type) => {
    for (const { titles } of [mal({ series_type: type }), anilist({}, { format: type.toUpperCase() })])
      expect(titles).toMatchObject([{ name: 'Moon School', ids: {}, seenAt: null }]);
    expect(mal({ series_type: type }).titles[0]?.media_type).toBe(media_type);
    expect(anilist({}, { format: type.toUpperCase() }).titles[0]?.media_type).toBe(media_type);
  });

  it.each([
    [0, undefined],
    [1, [{ number: 1, seenAt: null }]],
    [12, [{ number: 1, to: 12, seenAt: null }]],
  ])('of %d episodes of a show that were seen, its season is not known', (count, episodes) => {
    expect(mal({ my_watched_episodes: count }).titles[0]?.episodes).toEqual(episodes);
    expect(anilist({ progress: count }).titles[0]?.episodes).toEqual(episodes);
    expect(anilist({ progress: count }, { format: 'MOVIE' }).titles[0]).not.toHaveProperty('episodes');
    // It may be a show.
    expect(mal({ series_type: 'OVA', my_watched_episodes: count }).titles[0]?.episodes).toEqual(episodes);
  });

  it('that was given up is not followed, and keeps its episodes', () => {
    for (const { titles } of [
      mal({ my_status: 'Dropped', my_watched_episodes: 3 }),
      anilist({ status: 'DROPPED', progress: 3 }),
    ])
      expect(titles).toMatchObject([{ isStopped: true, episodes: [{ number: 1, to: 3 }] }]);
  });
});

describe('MyAnimeList’s export (product.md, Import: MyAnimeList)', () => {
  it('may be called a list of anime by other programs', () => {
    const anime = '<anime><series_title>Moon School</series_title><my_status>Completed</my_status></anime>';
    expect(readingOf({ 'list.xml': `<animelist>${anime}</animelist>` })).toMatchObject({
      sources: ['myanimelist'],
      titles: [{ name: 'Moon School', seenAt: null }],
    });
  });

  it.each<[string, object]>([
    ['Plan to Watch', { listedAt: null }],
    ['6', { listedAt: null }],
    ['Completed', { seenAt: noon('2024-03-14') }],
    ['2', { seenAt: noon('2024-03-14') }],
  ])('has states in words and in numbers: %s', (my_status, said) => {
    expect(mal({ my_status, my_finish_date: '2024-03-14' }).titles).toMatchObject([said]);
  });

  it.each([
    ['2024-03-14', noon('2024-03-14')],
    ['2024-03-00', '2024-01-01T00:00:00.000Z'],
    ['2024-00-00', '2024-01-01T00:00:00.000Z'],
    ['0000-00-00', null],
    ['', null],
  ])('has days as far as they are known: %s', (day, seenAt) => {
    expect(mal({ my_finish_date: day })).toMatchObject({ titles: [{ seenAt }], unreadDays: 0 });
  });

  it.each(['Watching', '1', 'On-Hold', '3', '4'])('leaves out what is neither seen nor to be seen: %s', (word) => {
    expect(mal({ my_status: word })).toMatchObject({ leftOut: [{ reason: 'unmarked', word }] });
  });
});

describe('AniList’s lists (product.md, Import: AniList)', () => {
  it.each<[object | undefined, number, number | undefined]>([
    [{ scoreFormat: 'POINT_100' }, 85, 9],
    [{ scoreFormat: 'POINT_10_DECIMAL' }, 8.5, 9],
    [{ scoreFormat: 'POINT_5' }, 4, 8],
    [{ scoreFormat: 'POINT_3' }, 3, 10],
    [undefined, 8, 8],
    [undefined, 85, 9],
    [undefined, 0, undefined],
  ])('has ratings out of what it says, else as they tell: %j, %d', (options, score, rating) => {
    expect(anilist({ score }, {}, options).titles[0]?.rating).toBe(rating);
  });

  it('are those of any answer, by whatever name it is kept', () => {
    const lists = [{ entries: [{ status: 'PLANNING', media: { title: { romaji: 'Moon School' } } }] }];
    for (const file of [
      { data: { MediaListCollection: { lists } } },
      { MediaListCollection: { lists } },
      { data: { anime: { lists } } },
      { manga: null, anime: { lists } },
      { lists },
      lists,
      lists[0]?.entries,
    ])
      expect(readingOf({ 'a.json': file })).toMatchObject({ sources: ['anilist'], titles: [{ listedAt: null }] });
  });

  it('has each name of a title, its year, and a day as far as it is known', () => {
    const title = { romaji: 'Tsuki no Gakko', english: 'Moon School', native: '月の学校' };
    const read = (completedAt: object) =>
      anilist({ completedAt }, { title, startDate: { year: 2019 }, isFavourite: true }).titles;
    expect(read({ year: 2024, month: 3, day: 14 })).toMatchObject([
      {
        name: 'Moon School',
        otherNames: ['Tsuki no Gakko', '月の学校'],
        year: 2019,
        likedAt: null,
        seenAt: noon('2024-03-14'),
      },
    ]);
    expect(read({ year: 2024, month: null, day: null })).toMatchObject([{ seenAt: '2024-01-01T00:00:00.000Z' }]);
    expect(read({ year: null })).toMatchObject([{ seenAt: null }]);
  });

  it('are left out by their numbers in the copy of all data, which has no names: anime and manga', () => {
    const entry = { status: 2, progress: 1, score: 95, finished_on: 20180811 };
    const lists = [
      { ...entry, series_type: 0, series_id: 199 },
      { ...entry, series_type: 0, series_id: 21519 },
      { ...entry, series_type: 1, series_id: 30002 },
    ];
    expect(readingOf({ 'gdpr_data.json': { user: {}, lists, favourites: [] } })).toMatchObject({
      sources: ['anilist'],
      titles: [],
      leftOut: [
        { name: 'AniList 199', reason: 'unnamed' },
        { name: 'AniList 21519', reason: 'unnamed' },
        { name: 'AniList 30002', reason: 'book' },
      ],
    });
  });
});
