import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import { countEpisodes } from '../episodes/imported-episode.ts';

type Files = Readonly<Record<string, unknown>>;
type Count = string | number | null;

/** How many episodes of a show were seen, as each service that counts them alone writes it. */
const COUNTED: Readonly<Record<string, (count: Count) => Files>> = {
  MyAnimeList: (count) => ({
    'a.xml': `<myanimelist><anime><series_title>Moon School</series_title><series_type>TV</series_type><my_status>Completed</my_status><my_watched_episodes>${count ?? ''}</my_watched_episodes></anime></myanimelist>`,
  }),
  AniList: (count) => ({
    'a.json': [
      {
        entries: [
          {
            status: 'COMPLETED',
            progress: count,
            media: { type: 'ANIME', format: 'TV', title: { english: 'Moon School' } },
          },
        ],
      },
    ],
  }),
};

describe.each(Object.entries(COUNTED))(
  'how many episodes were seen, by %s (product.md, Import: odd numbers)',
  (_, files) => {
    it.each([
      [0, 0],
      ['', 0],
      [null, 0],
      [1, 1],
      ['12', 12],
      ['12.0', 12],
      [5_000, 5_000],
    ])('is read: %j is %d', (count, episodes) => {
      const { titles, leftOut } = readingOf(files(count));
      expect(titles).toMatchObject([{ name: 'Moon School', seenAt: null }]);
      expect(countEpisodes(titles[0]?.episodes ?? [])).toBe(episodes);
      expect(leftOut).toEqual([]);
    });

    it.each([5_001, 999_999, 1e9, 1e21, -1, '-12', 12.5, '12/24', 'constructor', '9'.repeat(40)])(
      'cannot be read where it is none of a show’s: %j is left out, and counted',
      (count) => {
        const { titles, leftOut } = readingOf(files(count));
        expect(titles).toMatchObject([{ name: 'Moon School', seenAt: null }]);
        expect(titles[0]).not.toHaveProperty('episodes');
        expect(leftOut).toEqual([{ name: 'Moon School', reason: 'unreadable' }]);
      },
    );
  },
);

/** An episode that was seen, as each service that names it writes it. */
const NAMED: Readonly<Record<string, (number: Count) => Files>> = {
  Kodi: (number) => ({
    'a.xml': `<videodb><tvshow><title>Mill Street</title><episodedetails><season>1</season><episode>${number}</episode><playcount>1</playcount></episodedetails></tvshow></videodb>`,
  }),
  Yamtrack: (number) => ({
    'a.csv': `media_id,source,media_type,title,status,season_number,episode_number\n7,tmdb,episode,Mill Street,Completed,1,${number}`,
  }),
  Ryot: (number) => ({
    'a.json': [
      {
        lot: 'show',
        source: 'tmdb',
        identifier: '7',
        source_id: 'Mill Street',
        seen_history: [{ show_season_number: 1, show_episode_number: number }],
      },
    ],
  }),
  Simkl: (number) => ({
    'a.json': {
      shows: [{ show: { title: 'Mill Street' }, status: 'watching', seasons: [{ number: 1, episodes: [{ number }] }] }],
    },
  }),
  Trakt: (number) => ({
    'a.json': [
      { watched_at: null, action: 'watch', show: { title: 'Mill Street', ids: {} }, episode: { season: 1, number } },
    ],
  }),
  SeriesGuide: (number) => ({
    'a.json': [
      { title: 'Mill Street', tvdb_id: 7, seasons: [{ season: 1, episodes: [{ episode: number, watched: true }] }] },
    ],
  }),
};

describe.each(Object.entries(NAMED))(
  'an episode by its number, of %s (product.md, Import: odd numbers)',
  (_, files) => {
    it.each([0, 1, 999_999])('is one: %d', (number) => {
      const { titles, leftOut } = readingOf(files(number));
      expect(titles).toMatchObject([{ name: 'Mill Street', episodes: [{ season: 1, number }] }]);
      expect([countEpisodes(titles[0]?.episodes ?? []), leftOut]).toEqual([1, []]);
    });

    it.each([1e9, -1, 1.5, '1-999999'])('is left out where it is none: %j', (number) => {
      expect(readingOf(files(number))).toMatchObject({
        titles: [],
        leftOut: [{ name: 'Mill Street', reason: 'unreadable' }],
      });
    });
  },
);

/** How often a movie was seen, as each service that counts it writes it. */
const PLAYED: Readonly<Record<string, (count: Count) => Files>> = {
  Kodi: (count) => ({
    'a.xml': `<videodb><movie><title>Umbra</title><playcount>${count}</playcount></movie></videodb>`,
  }),
  Stremio: (count) => ({
    'a.json': [
      {
        _id: 'tt9000001',
        type: 'movie',
        name: 'Umbra',
        removed: true,
        state: { timesWatched: count, flaggedWatched: 0 },
      },
    ],
  }),
  'a table': (count) => ({ 'a.csv': `Title,Year,Plays\nUmbra,1984,${count}\nSalt,1985,1` }),
};

describe.each(Object.entries(PLAYED))(
  'how often a movie was seen, by %s (product.md, Import: odd numbers)',
  (_, files) => {
    const seenOf = (count: Count) => {
      const outcome = outcomeOf(parsed(files(count)));
      const titles = outcome.kind === 'read' ? outcome.reading.titles : [];
      return titles.flatMap(({ name, seenAt, lastSeenAt, seenBefore = [], lastSeenBefore = [] }) =>
        name === 'Umbra' && (seenAt !== undefined || lastSeenAt !== undefined)
          ? [1 + seenBefore.length + lastSeenBefore.length]
          : [],
      );
    };

    it.each([1, 3, 999_999, 1e21])('is once, some time: %d', (count) => expect(seenOf(count)).toEqual([1]));

    it.each([0, -1, -999_999])('is never: %d', (count) => expect(seenOf(count)).toEqual([]));
  },
);
