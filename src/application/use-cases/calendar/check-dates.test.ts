import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { inCinemas, openDates, SHOW } from '#fixtures/calendar/open-dates.ts';

const DAY_MS = 86_400_000;
const moviesTo = (count: number, more: object = {}): readonly StoredTitle[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, media_type: 'movie', ...more }));

const failing = (failure: CatalogFailure) => () => Promise.reject(new CatalogError(failure));

describe('the calendar is checked (product.md, Calendar: asked)', () => {
  it('in the order that is given, 3 at once and 5 a second at most, and tells as it comes', async () => {
    const { clock, look, states, asked, what } = openDates();
    look(moviesTo(12));
    await clock.advance(60_000);
    expect(what()).toEqual(moviesTo(12).map(({ id }) => `DE ${id}`));
    for (const { at } of asked)
      expect(asked.filter((each) => each.at >= at && each.at < at + 1_000).length).toBeLessThanOrEqual(5);
    expect(states[0]).toMatchObject({
      entries: [],
      today: '2026-11-21',
      checked: 0,
      total: 12,
      hasAnswers: false,
      isFailing: false,
    });
    expect(states.at(-1)).toMatchObject({ checked: 12, total: 12, hasAnswers: true });
    expect(states.at(-1)?.entries).toHaveLength(12);
  });

  it('not of what is long out', async () => {
    const { clock, look, states, what } = openDates();
    look([...moviesTo(2, { release_date: '1999-03-31' }), { id: 3, release_date: '2026-12-01' }]);
    await clock.advance(60_000);
    expect(what()).toEqual(['DE 3']);
    expect(states.at(-1)).toMatchObject({ checked: 1, total: 1 });
  });

  it('of a show by one request, without any season', async () => {
    const { clock, look, states, what } = openDates();
    look([SHOW]);
    await clock.advance(60_000);
    expect(what()).toEqual(['tv 1396 0']);
    expect(states.at(-1)?.entries).toMatchObject([{ type: 'episode', season: 2, number: 5, day: '2026-12-12' }]);
  });

  it('of no movie without a country, and own dates are known (product.md, Calendar: country)', async () => {
    const { clock, look, states, what } = openDates();
    look([{ id: 1, release_date: '2026-12-01' }, SHOW], null);
    await clock.advance(60_000);
    expect(what()).toEqual(['tv 1396 0']);
    expect(states.at(-1)).toMatchObject({ checked: 1, total: 1, entries: [{ kind: 'first' }, { type: 'episode' }] });
  });

  it('not while the page is hidden or for a moment where the device says it is offline, and no longer than the calendar is looked at', async () => {
    const { clock, look, what, browser } = openDates();
    const looking = look(moviesTo(30));
    await clock.advance(100);
    browser.leaving$.next();
    const before = what().length;
    await clock.advance(60_000);
    expect(what()).toHaveLength(before);
    browser.returning$.next();
    browser.online$.next(false);
    await clock.advance(1_900);
    expect(what()).toHaveLength(before);
    browser.online$.next(true);
    await clock.advance(1_500);
    expect(what().length).toBeGreaterThan(before);
    looking.unsubscribe();
    const after = what().length;
    await clock.advance(60_000);
    expect(what()).toHaveLength(after);
  });

  it('once about a title that is gone: it has no day', async () => {
    const { clock, look, states, what } = openDates({ datesOf: failing({ kind: 'http', status: 404 }) });
    look(moviesTo(1));
    await clock.advance(200_000);
    // The second time without dates: the title itself is gone.
    expect(what()).toEqual(['DE 1', ' 1']);
    expect(states.at(-1)).toMatchObject({ checked: 1, entries: [], isFailing: false });
  });
});

describe('a failure (product.md, Calendar: failure)', () => {
  it.each<CatalogFailure>([{ kind: 'network' }, { kind: 'http', status: 503 }])(
    'of %j is told, and what is known stays; it is asked again after a minute',
    async (failure) => {
      let isDown = true;
      const { clock, look, states } = openDates({ datesOf: () => (isDown ? failing(failure)() : inCinemas()) });
      look(moviesTo(2, { release_date: '2026-12-01' }));
      await clock.advance(30_000);
      expect(states.at(-1)).toMatchObject({ isFailing: true, checked: 0 });
      expect(states.at(-1)?.entries).toHaveLength(2);
      isDown = false;
      await clock.advance(90_000);
      expect(states.at(-1)).toMatchObject({ isFailing: false, checked: 2, total: 2 });
    },
  );
});

it('follows when another day begins where the visitor is (product.md, Calendar: weeks)', async () => {
  const { clock, look, states } = openDates();
  look([{ id: 1, release_date: '2026-11-07' }]);
  await clock.advance(2_000);
  const { today } = states.at(-1)!;
  await clock.advance(2 * DAY_MS);
  const days = [...new Set(states.map((state) => state.today))];
  expect(days[0]).toBe(today);
  expect(days).toHaveLength(3);
});
