import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

type Files = Readonly<Record<string, unknown>>;

const SHOWCASE =
  'tmdb_id,title,summary,tmdb_rating,image,icon,genres,genres_ids,rating,release_date,start_date,finish_date,movie_review,is_movie,categories';

/** A file with one title, by what it has where it says whether that was seen. */
const FILES: Readonly<Record<string, (code: unknown) => Files>> = {
  'ShowCase’s categories': (code) => ({ 'a.csv': `${SHOWCASE}\n1,Umbra,,,,,,,,2021,,,,true,${String(code)}` }),
  'BetaSeries’ films': (code) => ({ 'a.csv': `id,title,status,date\n1,Umbra,${String(code)},` }),
  'BetaSeries’ shows, by their last episodes': (code) => ({
    'a.csv': `id,title,archive,episode,remaining,status\n1,Umbra,0,${String(code)},5,42`,
  }),
  'TV Time’s films': (code) => ({
    'a.csv': `uuid,tvdb_id,imdb_id,title,year,is_watched\nu,1,tt9000001,Umbra,2021,${String(code)}`,
  }),
  'TV Time’s films as JSON': (code) => ({ 'a.json': [{ id: { tvdb: 1 }, title: 'Umbra', is_watched: code }] }),
  'SeriesGuide’s episodes': (code) => ({
    'a.json': [{ title: 'Umbra', tmdb_id: 1, seasons: [{ season: 1, episodes: [{ episode: 1, watched: code }] }] }],
  }),
};
const read = (form: string, code: unknown) => readingOf(FILES[form]?.(code) ?? {});

describe('a code that is not known of a service (product.md, Import: unknown codes)', () => {
  it.each(Object.keys(FILES).flatMap((form) => ['perhaps', 'constructor', '__proto__'].map((code) => [form, code])))(
    '%s: %j sends nothing to the watchlist, and is named',
    (form, code) => {
      const { titles, leftOut } = read(form, code);
      expect(titles).toEqual([]);
      expect(leftOut).toMatchObject([{ name: 'Umbra', reason: 'unknown-state', word: code }]);
    },
  );
});

describe('an answer as other programs write it (product.md, Import: what is said)', () => {
  const ANSWERED = ['TV Time’s films as JSON', 'SeriesGuide’s episodes'];
  it.each(ANSWERED.flatMap((form) => [1, '1', 'true', true].map((code) => [form, code])))(
    '%s: %j is yes',
    (form, code) => {
      expect(read(String(form), code).titles.map(({ listedAt }) => listedAt)).toEqual([undefined]);
    },
  );

  it.each(ANSWERED.flatMap((form) => [0, 'false', false, null, ''].map((code) => [form, code])))(
    '%s: %j is no',
    (form, code) => {
      expect(read(String(form), code).titles).toMatchObject([{ name: 'Umbra', listedAt: null }]);
    },
  );

  it('takes from Stremio’s library nothing that was removed', () => {
    const entry = { _id: 'tt9000001', type: 'movie', name: 'Umbra', removed: 'true', temp: false, state: {} };
    expect(readingOf({ 'a.json': [entry] })).toMatchObject({ titles: [], leftOut: [{ word: 'removed' }] });
  });

  it.each(['ShowCase’s categories', 'BetaSeries’ films'])('%s: a spreadsheet writes 1 as 1.0 or 1,0', (form) => {
    for (const code of ['1.0', '"1,0"']) expect(read(form, code).titles).toMatchObject([{ seenAt: null }]);
  });
});
