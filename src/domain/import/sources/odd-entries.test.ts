import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import type { ImportReading } from '../import-reading.ts';

/** What an entry of a movie that was seen has that is odd. */
interface Odd {
  readonly name?: string | null;
  readonly rating?: string | number | null;
  readonly day?: string | null;
  readonly state?: string | null;
  /** TMDB's number. */
  readonly id?: string | number | null;
}

type Files = Readonly<Record<string, unknown>>;

const YAMTRACK = 'media_id,source,media_type,title,image,score,status,end_date,notes';
const yamtrackRow = ({ name = 'Umbra', rating, day, state = 'Completed', id = 9001 }: Odd): string =>
  [id, 'tmdb', 'movie', name, '', rating, state, day, ''].map((cell) => cell ?? '').join(',');

const dateOf = (day: string | null | undefined) => {
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  return { year: year ?? null, month: month ?? null, day: date ?? null };
};
const element = (name: string, text: string | number | null = '') => `<${name}>${text ?? ''}</${name}>`;

/** A file with such entries, of each service; of those that have numbers of their own none is TMDB's. */
const FILES: Readonly<Record<string, (entries: readonly Odd[]) => Files>> = {
  Yamtrack: (entries) => ({ 'a.csv': [YAMTRACK, ...entries.map(yamtrackRow)].join('\n') }),
  Floppy: (entries) => ({
    'a.csv': [`row_type,${YAMTRACK},list_uid`, ...entries.map((entry) => `media,${yamtrackRow(entry)},`)].join('\n'),
  }),
  Ryot: (entries) => ({
    'a.json': {
      metadata: entries.map(({ name = 'Umbra', rating, day = null, state = 'Completed', id = 9001 }) => ({
        lot: 'movie',
        source: 'tmdb',
        identifier: id,
        source_id: name,
        seen_history: day === null ? null : [{ ended_on: day }],
        reviews: (rating ?? null) === null ? null : [{ rating: Number(rating) * 10 }],
        collections: [state],
      })),
    },
  }),
  MyAnimeList: (entries) => ({
    'a.xml': `<myanimelist>${entries
      .map(
        ({ name = 'Umbra', rating, day, state = 'Completed' }) =>
          `<anime>${element('series_title', name)}${element('series_type', 'Movie')}${element('my_score', rating)}${element('my_finish_date', day)}${element('my_status', state)}</anime>`,
      )
      .join('')}</myanimelist>`,
  }),
  AniList: (entries) => ({
    'a.json': [
      {
        entries: entries.map(({ name = 'Umbra', rating = null, day, state = 'COMPLETED' }) => ({
          status: state,
          score: rating,
          completedAt: dateOf(day),
          media: { format: 'MOVIE', title: { romaji: name, english: null } },
        })),
      },
    ],
  }),
  Kodi: (entries) => ({
    'a.xml': `<videodb>${entries
      .map(
        ({ name = 'Umbra', rating, day, id = 9001 }) =>
          `<movie>${element('title', name)}${element('userrating', rating)}${element('playcount', 1)}${element('lastplayed', day)}<uniqueid type="tmdb">${String(id ?? '')}</uniqueid></movie>`,
      )
      .join('')}</videodb>`,
  }),
  Stremio: (entries) => ({
    'a.json': entries.map(({ name = 'Umbra', day = null, id = 9001 }) => ({
      _id: id === null || id === '' ? '' : `tmdb:${id}`,
      type: 'movie',
      name,
      removed: false,
      temp: false,
      state: { timesWatched: 1, lastWatched: day },
    })),
  }),
};
const SERVICES = Object.keys(FILES);
const read = (service: string, ...entries: readonly Odd[]): ImportReading => readingOf(FILES[service]?.(entries) ?? {});

/** These have no ratings, or no states, or numbers of their own. */
const without = (...services: readonly string[]) => SERVICES.filter((service) => !services.includes(service));

describe('an odd entry of a service (product.md, Import: what is said)', () => {
  it.each(without('Stremio').flatMap((service) => ['11', '0', '-1', '', 'null'].map((rating) => [service, rating])))(
    '%s: a rating of %j is none',
    (service, rating) => {
      const { titles } = read(
        service,
        { rating: rating === 'null' ? null : rating },
        { name: 'Salt', id: 9002, rating: 8 },
      );
      expect(titles.map((title) => title.rating)).toEqual([undefined, 8]);
    },
  );

  it.each(SERVICES)('%s: the first day of 1970, and none at all, are some time', (service) => {
    const { titles, unreadDays } = read(service, { day: '1970-01-01' }, { name: 'Salt', id: 9002, day: '' });
    expect(titles.map(({ seenAt }) => seenAt)).toEqual([null, null]);
    expect(unreadDays).toBe(0);
  });

  it.each(SERVICES)('%s: a day that is yet to come is none, and is counted', (service) => {
    const { titles, unreadDays } = read(service, { day: '2094-03-01' });
    expect(titles).toMatchObject([{ name: 'Umbra', seenAt: null }]);
    expect(unreadDays).toBe(1);
  });

  it.each(SERVICES)('%s: what has neither a name nor a number is left out', (service) => {
    for (const name of ['', null])
      expect(read(service, { name, id: '' }, {})).toMatchObject({
        titles: [{ name: 'Umbra' }],
        leftOut: [{ name: '', reason: 'unnamed' }],
      });
  });

  it.each(SERVICES)('%s: entities are what they stand for, and 144 entries of one title are one', (service) => {
    const entries = Array.from({ length: 144 }, () => ({ name: 'Salt &amp;amp; Caf&eacute;', day: '2024-03-01' }));
    const { titles, leftOut } = read(service, ...entries);
    expect(titles).toHaveLength(1);
    expect(titles).toMatchObject([{ name: 'Salt & Café' }]);
    expect(titles[0]).not.toHaveProperty('seenBefore');
    expect(leftOut).toEqual([]);
  });

  it.each(without('MyAnimeList', 'AniList'))(
    '%s: what is no number is none, and leaves the title its name',
    (service) => {
      for (const id of ['0', '-1', 'tt9000001x', 'null', '1.5'])
        expect(read(service, { id }).titles).toMatchObject([{ name: 'Umbra', media_type: 'movie', ids: {} }]);
    },
  );
});

describe('a state that is not known (product.md, Import: unknown codes)', () => {
  it.each(
    without('Kodi', 'Stremio', 'Ryot').flatMap((service) => ['7', 'Zurückgelegt', '-1'].map((word) => [service, word])),
  )('%s: %j sends no title to the watchlist, and is named', (service, word) => {
    expect(read(service, { state: word })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unknown-state', word }],
    });
    expect(read(service, { state: word, rating: 8 }).titles).toMatchObject([{ rating: 8 }]);
    expect(read(service, { state: word, rating: 8 }).titles[0]).not.toHaveProperty('listedAt');
  });
});

const CUT: readonly (readonly [kind: 'read' | 'refused', name: string, content: unknown])[] = [
  ['read', 'a row that breaks off.csv', `${YAMTRACK}\n9001,tmdb,movie`],
  ['refused', 'a header alone.csv', 'media_id,source,media_type,title,status\n'],
  [
    'read',
    'numbers that are null.json',
    { metadata: [{ lot: 'movie', source: 'tmdb', identifier: null, source_id: null }] },
  ],
  ['refused', 'of nothing.json', [{ _id: null, type: null, state: null, removed: null }]],
  ['refused', 'no lists.json', { data: { MediaListCollection: null } }],
  ['refused', 'no entries.json', { lists: [{ entries: [null, 1, { media: null }] }] }],
  ['read', 'entries without elements.xml', '<myanimelist><anime/><anime></anime></myanimelist>'],
  ['refused', 'an empty library.xml', '<videodb/>'],
  ['refused', 'that breaks off.xml', '<videodb><movie><title>Umbra'],
];

describe('a file that is cut, empty, or of another version', () => {
  it.each(CUT)('is %s, and brings nothing: %s', (told, name, content) => {
    const outcome = outcomeOf(parsed({ [name]: content }));
    expect(outcome.kind === 'read' ? outcome.reading.titles : []).toEqual([]);
    expect(outcome.kind).toBe(told);
  });
});
