import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { calendarTitles } from '#domain/calendar/calendar-titles.ts';
import type { Library } from '#domain/library/library.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { titleAskerOf } from '#fixtures/title-asker-of.ts';
import type { LoadState } from '../../library/load-state.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { TitleAnswer, WantedParts } from '../../ports/catalog/title-answers.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { CheckDates } from '../calendar/check-dates.ts';
import { UpNext } from '../shows/up-next.ts';
import { CheckServices } from '../watch/check-services.ts';
import { AskFacts } from './ask-facts.ts';
import { PartsInUse } from './parts-in-use.ts';
import { RefreshTitles } from './refresh-titles.ts';
import { TitleCache } from './title-cache.ts';

const DAY_MS = 86_400_000;
const MINUTES_MS = 60_000;
const HERE = { watchRegion: 'DE', watchServices: [8] };
const LOADED: LoadState = { status: 'fulfilled', outcome: { kind: 'restored', isMigrated: false, isSaved: true } };

/** Movies without a date, and shows that go on: of each all can be wanted. They have been on the list for long. */
const listOf = (count: number): readonly SavedTitle[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    media_type: at % 3 === 0 ? 'tv' : 'movie',
    addedAt: '2026-01-01T12:00:00Z',
  }));

const answerTo = (title: TitleId, { offersIn, datesIn, seasons, credits }: WantedParts): TitleAnswer => ({
  details: { ...aTitle(title), status: 'Returning Series', genres: [], created_by: [] },
  ...(offersIn !== undefined && { offers: NO_OFFERS }),
  ...(datesIn !== undefined && { dates: [] }),
  ...(seasons && { seasons: seasons.map((season) => aSeason(season, 3)) }),
  ...(credits && { credits: { cast: [], crew: [] } }),
});

/** Every feature that wants to know of titles, over one asker. What each looks at is asked for until all is known. */
const openAll = (
  has: Partial<Library>,
  preferences: object = {},
  titleMemory = new MemoryAnswers<RememberedParts>(),
) => {
  const { deps, clock } = libraryDeps(has);
  const library = { ...deps.session.library, preferences: { ...deps.session.library.preferences, ...preferences } };
  const session = { library };
  const languages = () => ['de-DE'];
  const asked: { readonly key: string; readonly wanted: WantedParts }[] = [];
  const titleCache = new TitleCache({ clock, titleMemory });
  const partsInUse = new PartsInUse({ session, titleCache, languages, clock });
  const asking = titleAskerOf({
    clock,
    titleCache,
    partsInUse,
    answerOf: async (title, wanted) => {
      asked.push({ key: titleKey(title), wanted });
      return answerTo(title, wanted);
    },
  });
  const titles = library.watchlist;
  const browser = { online$: new BehaviorSubject(true), returning$: new BehaviorSubject(undefined) };
  const upNext = new UpNext({ ...deps, clock, browser, ...asking });
  const looks = {
    facts: () => new AskFacts({ clock, ...asking }).execute({ titles, needs: ['genreIds'] }).subscribe(),
    people: () => new AskFacts({ clock, ...asking }).execute({ titles, needs: ['genreIds', 'people'] }).subscribe(),
    services: () =>
      new CheckServices({ clock, ...asking })
        .execute({ titles, region: 'DE', services: [8], isAwaited: true })
        .subscribe(),
    calendar: () =>
      new CheckDates({ clock, ...asking }).execute({ titles: calendarTitles(library), region: 'DE' }).subscribe(),
    freshness: () => {
      const load$ = new BehaviorSubject(LOADED);
      const end = new RefreshTitles({
        ...deps,
        clock,
        browser,
        ...asking,
        catalogChoice: { isChosen: false },
      }).activate(load$);
      return { unsubscribe: end };
    },
    upNext: () => ({ unsubscribe: upNext.activate() }),
  };
  const timesOf = (key: string) => asked.filter((each) => each.key === key).length;
  const most = () => Math.max(0, ...titles.map((title: TitleRef) => timesOf(titleKey(title))));
  return { clock, asked, looks, most, titleMemory };
};

type Look = keyof ReturnType<typeof openAll>['looks'];

/** A device on which the calendar has been in use: what it knows is old by now. */
const usedCalendar = (): MemoryAnswers<RememberedParts> => {
  const memory = new MemoryAnswers<RememberedParts>();
  const answeredAt = Date.parse('2026-11-21T12:00:00Z') - 30 * DAY_MS;
  for (const title of listOf(500)) memory.answers.set(titleKey(title), { days: { DE: { answeredAt } }, answeredAt });
  return memory;
};

describe('a list of 500 with services, calendar, facts and freshness in use (product.md, Lists: asked)', () => {
  it.each<readonly Look[]>([
    ['facts', 'services', 'calendar'],
    ['services', 'calendar', 'facts'],
    ['calendar', 'facts', 'services'],
    ['services', 'facts', 'calendar'],
  ])('is asked about 500 times, first %s, then %s, then %s', async (...order) => {
    const { clock, asked, looks, most } = openAll({ watchlist: listOf(500) }, HERE, usedCalendar());
    looks.freshness();
    for (const look of order) {
      const looking = looks[look]();
      await clock.advance(5 * MINUTES_MS);
      looking.unsubscribe();
    }
    expect(asked).toHaveLength(500);
    expect(most()).toBe(1);
  });

  it('is asked about 500 times, all at once, on a device that knows nothing yet', async () => {
    const { clock, asked, looks, most } = openAll({ watchlist: listOf(500) }, HERE);
    for (const look of ['freshness', 'facts', 'services', 'calendar'] as const) looks[look]();
    await clock.advance(10 * MINUTES_MS);
    expect(asked).toHaveLength(500);
    expect(most()).toBe(1);
  });

  it.each<readonly Look[]>([['people'], ['people', 'facts'], ['services', 'people', 'facts']])(
    'is asked about 500 times for its people, by %s at once',
    async (...all) => {
      const { clock, asked, looks, most } = openAll({ watchlist: listOf(500) }, HERE);
      for (const look of all) looks[look]();
      await clock.advance(5 * MINUTES_MS);
      expect(asked).toHaveLength(500);
      expect(most()).toBe(1);
      expect(asked.every(({ wanted }) => wanted.credits)).toBe(true);
    },
  );

  it('is asked about no more for Up next, but for the seasons of what is followed', async () => {
    const episodes = listOf(30).flatMap(({ id, media_type }) =>
      media_type === 'tv' ? [{ id, seasons: { 1: '1' } }] : [],
    );
    const { clock, asked, looks } = openAll({ watchlist: listOf(500), episodes }, HERE, usedCalendar());
    const looking = [looks.services(), looks.upNext()];
    await clock.advance(5 * MINUTES_MS);
    for (const each of looking) each.unsubscribe();
    looks.calendar();
    await clock.advance(5 * MINUTES_MS);
    const seasons = asked.filter(({ wanted }) => wanted.seasons !== undefined);
    expect(seasons).toHaveLength(10);
    expect(asked.length).toBeLessThanOrEqual(510);
  });

  it('is asked about nothing at the next visit of the day', async () => {
    const first = openAll({ watchlist: listOf(50) }, HERE);
    for (const look of ['facts', 'services', 'calendar'] as const) first.looks[look]();
    await first.clock.advance(5 * MINUTES_MS);
    const next = openAll({ watchlist: listOf(50) }, HERE, first.titleMemory);
    await next.clock.advance(5 * MINUTES_MS);
    for (const look of ['facts', 'services', 'calendar'] as const) next.looks[look]();
    await next.clock.advance(5 * MINUTES_MS);
    expect(next.asked).toEqual([]);
  });
});

describe('nothing is asked that nobody uses (product.md, Lists: asked)', () => {
  const wantedBy = async (look: Look, preferences: object = {}, memory?: MemoryAnswers<RememberedParts>) => {
    const { clock, asked, looks } = openAll({ watchlist: listOf(3) }, preferences, memory);
    looks[look]();
    await clock.advance(5 * MINUTES_MS);
    return Object.fromEntries(asked.map(({ key, wanted }) => [key, wanted]));
  };
  const offersIn = 'DE';
  const datesIn = 'DE';

  it.each<[string, Look, object, object]>([
    ['a filter wants details alone', 'facts', {}, {}],
    ['so do titles that grow old', 'freshness', {}, {}],
    ['a country alone changes nothing', 'facts', { watchRegion: 'DE' }, {}],
    ['chosen services are asked for along', 'facts', HERE, { offersIn }],
    ['and with what grows old', 'freshness', HERE, { offersIn }],
    ['the calendar wants dates', 'calendar', {}, { datesIn }],
    ['services want offers', 'services', HERE, { offersIn }],
    ['both', 'calendar', HERE, { offersIn, datesIn }],
    ['credits where people are wanted, and nowhere else', 'people', {}, { credits: true }],
  ])('%s', async (_, look, preferences, movies) => {
    const { datesIn: _dates, ...shows } = movies as WantedParts;
    expect(await wantedBy(look, preferences)).toEqual({ 'tv:1': shows, 'movie:2': movies, 'movie:3': movies });
  });

  it('and no dates of what the calendar is not about, or knows', async () => {
    const released = listOf(3).map((title) => ({ ...title, release_date: '1999-03-31' }));
    const { clock, asked, looks } = openAll({ watchlist: released }, {}, usedCalendar());
    looks.facts();
    await clock.advance(5 * MINUTES_MS);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{}, {}, {}]);
    expect(await wantedBy('facts', {}, usedCalendar())).toEqual({
      'tv:1': {},
      'movie:2': { datesIn },
      'movie:3': { datesIn },
    });
  });
});
