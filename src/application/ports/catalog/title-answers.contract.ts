import { beforeEach, describe, expect, it } from 'vitest';
import { RELEASE_KINDS, type ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { directorsOf } from '#domain/credits.ts';
import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { expectOnce, missing, never, NOT_IDS } from './movie-catalog.checks.contract.ts';
import type { TitleId } from './movie-catalog.ts';
import type { TitleAnswers } from './title-answers.ts';

export interface TitleAnswersHarness {
  readonly answers: TitleAnswers;
  /** Numbers of movies: some have dates in the country, and some of these have several kinds; some are on services there; some have a director. */
  readonly movies: readonly number[];
  /** Numbers of shows that have a first season. */
  readonly shows: readonly number[];
  readonly country: string;
  /** A number that no title has. */
  readonly missingId: number;
}

/** It is well-formed, and no country. */
const NO_COUNTRY = 'ZZ';
const NOT_COUNTRIES = ['', 'de', 'DEU', '49', '../movie'];
/** More than any show has. */
const NO_SEASON = 998;
/** No day is later. */
const LATEST = '9999-12-31';

const checkDates = (dates: readonly ReleaseDate[]): void => {
  expectOnce(dates.map(({ kind }) => kind));
  for (const { kind, day } of dates) expect([RELEASE_KINDS.includes(kind), isCalendarDay(day)]).toEqual([true, true]);
  const days = dates.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  if (dates.some(({ kind }) => kind === 'first')) expect(dates).toHaveLength(1);
};

/** Every promise of the `TitleAnswers` port, for any adapter. */
export const titleAnswersContract = (name: string, setup: () => TitleAnswersHarness): void => {
  describe(`${name} keeps the TitleAnswers contract`, () => {
    let harness: TitleAnswersHarness;
    const movie = (id: number) => ({ media_type: 'movie', id }) as const;
    const show = (id: number) => ({ media_type: 'tv', id }) as const;
    const datesOf = async (id: number, datesIn = harness.country) =>
      (await harness.answers.answerOf(movie(id), { datesIn }, never())).dates ?? [];
    beforeEach(() => {
      harness = setup();
    });

    it('rejects with an AbortError when aborted before, or after', async () => {
      const { answers, movies } = harness;
      const title = movie(movies[0] ?? 0);
      await expect(answers.answerOf(title, {}, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const controller = new AbortController();
      const answer = answers.answerOf(title, { offersIn: 'DE' }, controller.signal);
      controller.abort(new Error('the caller has its own reasons'));
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('gives the details, and no part that was not asked for', async () => {
      const { answers, movies, shows } = harness;
      for (const title of [...movies.slice(0, 3).map(movie), ...shows.slice(0, 3).map(show)]) {
        const { details, ...parts } = await answers.answerOf(title, {}, never());
        expect(details).toMatchObject(title);
        expect(parts).toEqual({});
      }
    });

    it('gives all parts at once, as it gives each', async () => {
      const { answers, movies, shows, country } = harness;
      const wanted = { offersIn: country, datesIn: country, seasons: [1, NO_SEASON], credits: true } as const;
      for (const title of [...movies.slice(0, 5).map(movie), ...shows.slice(0, 5).map(show)]) {
        const all = await answers.answerOf(title, wanted, never());
        const [{ offers }, { dates }, { seasons }, { credits }] = await Promise.all([
          answers.answerOf(title, { offersIn: country }, never()),
          answers.answerOf(title, { datesIn: country }, never()),
          answers.answerOf(title, { seasons: [1, NO_SEASON] }, never()),
          answers.answerOf(title, { credits: true }, never()),
        ]);
        expect(all).toMatchObject({ offers, dates, seasons, credits });
        expect(seasons?.map(({ season_number }) => season_number)).toEqual(title.media_type === 'tv' ? [1] : []);
      }
    });

    it('gives offers of a country that nobody knows, and of what is no country, as none', async () => {
      const { answers, movies, country } = harness;
      const offersIn = async (id: number, code: string) =>
        (await answers.answerOf(movie(id), { offersIn: code }, never())).offers;
      const here = await Promise.all(movies.map((id) => offersIn(id, country)));
      expect(here.some((offers) => (offers?.stream.length ?? 0) > 0)).toBe(true);
      for (const code of [NO_COUNTRY, ...NOT_COUNTRIES])
        expect(await offersIn(movies[0] ?? 0, code)).toEqual(NO_OFFERS);
    });

    it('gives the dates of a country by day, one of each kind (product.md, Calendar: kinds)', async () => {
      const found = await Promise.all(harness.movies.map((id) => datesOf(id)));
      for (const dates of found) checkDates(dates);
      const own = found.filter((dates) => dates.some(({ kind }) => kind !== 'first'));
      expect(own.length).toBeGreaterThan(0);
      expect(own.some((dates) => dates.length > 1)).toBe(true);
    });

    it('gives the earliest of all countries where a country has none (product.md, Calendar: other countries)', async () => {
      for (const id of harness.movies) {
        const [here, nowhere] = [await datesOf(id), await datesOf(id, NO_COUNTRY)];
        checkDates(nowhere);
        const earliest = here[0]?.day ?? LATEST;
        expect(nowhere.every(({ kind }) => kind === 'first')).toBe(true);
        expect((nowhere[0]?.day ?? LATEST) <= earliest).toBe(true);
      }
    });

    it('gives no dates of a show, and none for what is no country', async () => {
      const { answers, movies, shows, country } = harness;
      const { dates } = await answers.answerOf(show(shows[0] ?? 0), { datesIn: country }, never());
      expect(dates).toEqual([]);
      for (const code of NOT_COUNTRIES) expect(await datesOf(movies[0] ?? 0, code)).toEqual([]);
    });

    it('gives the credits of movies and shows, each of the cast once, and each of the crew once for each job', async () => {
      const { answers, movies, shows } = harness;
      const creditsOf = async (title: TitleId) => (await answers.answerOf(title, { credits: true }, never())).credits;
      const ofMovies = await Promise.all(movies.map((id) => creditsOf(movie(id))));
      const all = [...ofMovies, ...(await Promise.all(shows.map((id) => creditsOf(show(id)))))];
      for (const credits of all) {
        expectOnce(credits?.cast.map(({ id }) => id) ?? []);
        expectOnce(credits?.crew.map(({ id, job }) => `${id} ${job}`) ?? []);
      }
      expect(all.every((credits) => credits !== undefined)).toBe(true);
      expect(all.some((credits) => (credits?.cast.length ?? 0) > 0)).toBe(true);
      expect(ofMovies.some((credits) => credits && directorsOf(credits).length > 0)).toBe(true);
    });

    it('rejects with a 404 for a title that does not exist', async () => {
      const { answers, missingId } = harness;
      const wanted = { offersIn: 'DE', datesIn: 'DE', seasons: [1], credits: true } as const;
      for (const title of [movie(missingId), show(missingId)])
        await expect(answers.answerOf(title, wanted, never())).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no title', async (id) => {
      for (const title of [movie(id), show(id)])
        await expect(harness.answers.answerOf(title, {}, never())).rejects.toMatchObject(missing);
    });
  });
};
