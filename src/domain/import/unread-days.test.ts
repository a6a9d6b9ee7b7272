import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { nothingKnown } from './episodes/known-seasons.ts';
import { placeEpisodes } from './episodes/place-episodes.ts';

type Files = Readonly<Record<string, unknown>>;

const csv = (header: string, rows: readonly string[]): string => [header, ...rows].join('\n');
const NO_DAYS = ['2024-02-30', 'yesterday', '31/31/2024', '2099-01-01'];
const GOOD = '2024-03-14';

/** When the movies of a reading were seen, in the order of their names. */
const seenIn = ({ titles }: ReturnType<typeof readingOf>): readonly (string | null | undefined)[] =>
  titles
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ seenAt }) => seenAt && seenAt.slice(0, GOOD.length));

/** The files of each source that has days as texts: a movie a day. */
const SOURCES: readonly (readonly [source: string, filesOf: (days: readonly string[]) => Files])[] = [
  [
    'Letterboxd',
    (days) => ({
      'diary.csv': csv(
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
        days.map((day, at) => `2024-03-15,Umbra ${at},2021,u${at},,,,${day}`),
      ),
    }),
  ],
  [
    'Trakt',
    (days) => ({
      'watched-history-1.json': days.map((day, at) => ({
        watched_at: day,
        movie: { title: `Umbra ${at}`, ids: { tmdb: at + 1 } },
      })),
    }),
  ],
  [
    'Simkl',
    (days) => ({
      'a.json': {
        movies: days.map((day, at) => ({
          status: 'completed',
          last_watched_at: day,
          movie: { title: `Umbra ${at}`, ids: { tmdb: at + 1 } },
        })),
      },
    }),
  ],
  [
    'Movary',
    (days) => ({
      'history.csv': csv(
        'title,year,tmdbId,imdbId,watchedAt,comment',
        days.map((day, at) => `Umbra ${at},2021,${at + 1},,${day},`),
      ),
    }),
  ],
  [
    'Netflix',
    (days) => ({
      'a.csv': csv(
        'Title,Date',
        days.map((day, at) => `Umbra ${at},${day}`),
      ),
    }),
  ],
  [
    'Yamtrack',
    (days) => ({
      'a.csv': csv(
        'media_id,source,media_type,title,status,end_date',
        days.map((day, at) => `${at + 1},tmdb,movie,Umbra ${at},Completed,${day}`),
      ),
    }),
  ],
  [
    'a backup of Matinee',
    (days) => ({
      'a.json': {
        product: 'Matinee',
        library: { marks: days.map((day, at) => ({ id: at + 1, title: `Umbra ${at}`, seenAt: day })) },
      },
    }),
  ],
  [
    'a list of anyone’s',
    (days) => ({
      'a.csv': csv(
        'title,watched_at',
        days.map((day, at) => `Umbra ${at},${day}`),
      ),
    }),
  ],
];

describe('a day that is none (product.md, Import: unread days)', () => {
  it.each(SOURCES)('is counted, with examples, and its title was seen some time: %s', (_, filesOf) => {
    const reading = readingOf(filesOf([...NO_DAYS, GOOD]));
    expect(seenIn(reading)).toEqual([null, null, null, null, GOOD]);
    expect(reading).toMatchObject({ unreadDays: 4, unreadDayExamples: NO_DAYS.slice(0, 3), leftOut: [] });
  });

  it.each(SOURCES)('is no other day where it stands for an unknown one, and is not counted: %s', (_, filesOf) => {
    const reading = readingOf(filesOf(['unknown', '1970-01-01T00:00:00Z', '1969-12-31', GOOD]));
    // In a file of Matinee's a day is what the visitor chose.
    const chosen = reading.sources.includes('matinee') ? '1969-12-31' : null;
    expect(seenIn(reading)).toEqual([null, null, chosen, GOOD]);
    expect(reading.unreadDays).toBe(0);
  });

  it.each(SOURCES)('is not one long ago, as 1969: %s', (_, filesOf) => {
    const reading = readingOf(filesOf(['1969-07-20', GOOD]));
    expect(seenIn(reading)).toEqual(['1969-07-20', GOOD]);
    expect(reading.unreadDays).toBe(0);
  });

  it('is counted of an episode too, which was seen some time', () => {
    const show = { title: 'Nine Dials', ids: { tmdb: 1396 } };
    const entry = (watched_at: string, number: number) => ({ watched_at, show, episode: { season: 1, number } });
    const { titles, unreadDays } = readingOf({ 'a.json': [entry('2024-02-30', 1), entry('2099-01-01T10:00:00Z', 2)] });
    expect(titles[0]?.episodes).toMatchObject([{ seenAt: null }, { seenAt: null }]);
    expect(unreadDays).toBe(2);
  });

  it('is shown no longer than 40 characters, and once', () => {
    const rows = ['x'.repeat(60), 'soon', 'soon', 'x'.repeat(60)].map((day, at) => `Umbra ${at},${day}`);
    expect(readingOf({ 'a.csv': csv('title,watched_at', rows) })).toMatchObject({
      unreadDays: 4,
      unreadDayExamples: ['x'.repeat(40), 'soon'],
    });
  });
});

describe('an episode that was seen on several days (product.md, Import: seen before)', () => {
  const show = { title: 'Nine Dials', ids: { tmdb: 1396 } };
  const seen = (watched_at: string, number = 1) => ({ watched_at, show, episode: { season: 1, number } });
  const read = (...entries: readonly object[]) => readingOf({ 'watched-history-1.json': entries });

  it('has its last day, and the days before it', () => {
    const { titles, putTogether } = read(
      seen('2019-05-05T12:00:00Z'),
      seen('2026-11-20T12:00:00Z'),
      seen('2024-02-29T12:00:00Z'),
      seen('2024-02-29T12:00:00Z', 2),
    );
    expect(titles[0]?.episodes).toMatchObject([
      { number: 1, seenAt: '2026-11-20T12:00:00.000Z', seenBefore: ['2019-05-05', '2024-02-29'] },
      { number: 2, seenAt: '2024-02-29T12:00:00.000Z' },
    ]);
    expect(putTogether).toMatchObject({ seenBefore: 2, viewings: 0 });
  });

  it.each(['America/Los_Angeles', 'UTC', 'Asia/Tokyo'])(
    'has no day for the first moment of a year, and one that is known before it, in %s (product.md, Import: seen before)',
    (zone) => {
      const seasons = inZone(zone, () => {
        const [title] = read(
          seen('2024-01-01T00:00:00Z'),
          seen('2024-01-01T00:00:00Z', 2),
          seen('2019-05-05T12:00:00Z', 2),
        ).titles;
        return placeEpisodes(title?.episodes ?? [], nothingKnown(1396), new Date('2026-11-25T12:00:00Z')).seasons;
      });
      expect(seasons).toEqual({ 1: '1,2@18021' });
    },
  );
});
