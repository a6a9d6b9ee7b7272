import { beforeEach, describe, expect, it } from 'vitest';
import { RELEASE_KINDS, type ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { isCalendarDay } from '#domain/days/day-of-time.ts';
import { expectOnce, missing, never, NOT_IDS } from './movie-catalog.checks.contract.ts';
import type { ReleaseDates } from './release-dates.ts';

export interface ReleaseDatesHarness {
  readonly releases: ReleaseDates;
  /** Numbers of movies: some have dates in the country, and some of these have several kinds. */
  readonly known: readonly number[];
  /** A country in which they come out. */
  readonly country: string;
  /** A number that no movie has. */
  readonly missingId: number;
}

/** It is well-formed, and no country. */
const NO_COUNTRY = 'ZZ';

/** No day is later. */
const LATEST = '9999-12-31';

const checkDates = (dates: readonly ReleaseDate[]): void => {
  expectOnce(dates.map(({ kind }) => kind));
  for (const { kind, day } of dates) expect([RELEASE_KINDS.includes(kind), isCalendarDay(day)]).toEqual([true, true]);
  const days = dates.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  if (dates.some(({ kind }) => kind === 'first')) expect(dates).toHaveLength(1);
};

/** Every promise of the `ReleaseDates` port, for any adapter. */
export const releaseDatesContract = (name: string, setup: () => ReleaseDatesHarness): void => {
  describe(`${name} keeps the ReleaseDates contract`, () => {
    let harness: ReleaseDatesHarness;
    const datesOf = (id: number, country = harness.country, signal = never()) =>
      harness.releases.datesOf({ media_type: 'movie', id }, country, signal);
    beforeEach(() => {
      harness = setup();
    });

    it('rejects with an AbortError when aborted before, or after', async () => {
      const [id = 0] = harness.known;
      await expect(datesOf(id, harness.country, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      const controller = new AbortController();
      const answer = datesOf(id, harness.country, controller.signal);
      controller.abort(new Error('the caller has its own reasons'));
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('gives the dates of a country by day, one of each kind (product.md, Calendar: kinds)', async () => {
      const found = await Promise.all(harness.known.map((id) => datesOf(id)));
      for (const dates of found) checkDates(dates);
      const own = found.filter((dates) => dates.some(({ kind }) => kind !== 'first'));
      expect(own.length).toBeGreaterThan(0);
      expect(own.some((dates) => dates.length > 1)).toBe(true);
    });

    it('gives the earliest of all countries where a country has none (product.md, Calendar: other countries)', async () => {
      for (const id of harness.known) {
        const [here, nowhere] = [await datesOf(id), await datesOf(id, NO_COUNTRY)];
        checkDates(nowhere);
        const earliest = here[0]?.day ?? LATEST;
        expect(nowhere.every(({ kind }) => kind === 'first')).toBe(true);
        expect((nowhere[0]?.day ?? LATEST) <= earliest).toBe(true);
      }
    });

    it('gives none of a show, and none for what is no country', async () => {
      const [id = 0] = harness.known;
      expect(await harness.releases.datesOf({ media_type: 'tv', id }, harness.country, never())).toEqual([]);
      for (const country of ['', 'de', 'DEU', '49', '../movie']) expect(await datesOf(id, country)).toEqual([]);
    });

    it('rejects with a 404 for a movie that does not exist', async () => {
      await expect(datesOf(harness.missingId)).rejects.toMatchObject(missing);
    });

    it.each(NOT_IDS)('%s is no movie', async (id) => {
      await expect(datesOf(id)).rejects.toMatchObject(missing);
    });
  });
};
