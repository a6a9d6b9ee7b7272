import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { EMPTY_LIBRARY, type Choices, type Library } from '#domain/library/library.ts';
import { newsText } from '#domain/news/news-texts.ts';
import { NO_OFFERS } from '#domain/watch/watch-offers.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { MemoryNews } from '#fixtures/memory-news.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { TitleCache } from '../facts/title-cache.ts';
import { TellNews, type ToldNews } from './tell-news.ts';

const DAY_MS = 86_400_000;
const HERE: Choices = { watchRegion: 'DE', watchServices: [8, 9] };
const movie = (id: number, more: object = {}) => ({
  id,
  media_type: 'movie' as const,
  title: `Movie ${id}`,
  addedAt: '2026-11-01T00:00:00Z',
  ...more,
});
const NAMES: Readonly<Record<number, string>> = { 8: 'Lumen', 9: 'Kiesel', 10: 'Parade' };

/** A device with tabs. It is November 21, 2026. */
const open = (has: Partial<Library> = { watchlist: [movie(1)] }, choices = HERE) => {
  const clock = new VirtualClock();
  const titleMemory = new MemoryAnswers<RememberedParts>();
  const newsMemory = new MemoryNews();
  const library = { ...EMPTY_LIBRARY, ...has, preferences: { ...EMPTY_LIBRARY.preferences, ...choices } };
  const library$ = new BehaviorSubject<Library>(library);
  const returning$ = new Subject<void>();
  const session = {
    library$,
    get library() {
      return library$.value;
    },
  };
  const languages = () => [];
  const tell = new TellNews({ session, titleMemory, newsMemory, languages, browser: { returning$ }, clock });
  const aCache = () => new TitleCache({ titleMemory, clock });
  let cache = aCache();
  const detailsOf = (id: number) => ({ ...aTitle({ id }), genres: [], created_by: [] });
  const offered = async (id: number, services: readonly number[], offersIn = 'DE') => {
    const stream = services.map((each) => ({ id: each, name: NAMES[each] ?? '', logoPath: null }));
    const value = { details: detailsOf(id), offers: { ...NO_OFFERS, stream } };
    cache.note({ id, media_type: 'movie' }, { offersIn }, { status: 'loaded', value });
    await clock.settle();
  };
  const dated = async (id: number, ...dates: readonly ReleaseDate[]) => {
    cache.note(
      { id, media_type: 'movie' },
      { datesIn: 'DE' },
      { status: 'loaded', value: { details: detailsOf(id), dates } },
    );
    await clock.settle();
  };
  const look = async () => {
    const told: ToldNews[] = [];
    const looking = tell.execute().subscribe((each) => told.push(each));
    await clock.advance(2_000);
    return { told, last: () => told.at(-1)!, leave: () => looking.unsubscribe() };
  };
  /** What a visit tells of. */
  const texts = async () => {
    const { last, leave } = await look();
    leave();
    return last().news.map((news) => `${news.title.id} ${newsText(news)}`);
  };
  return {
    clock,
    newsMemory,
    titleMemory,
    tell,
    library$,
    returning$,
    offered,
    dated,
    look,
    texts,
    days: (count: number) => clock.advance(count * DAY_MS),
    another: () => (cache = aCache()),
    choose: (next: Choices) =>
      library$.next({ ...library$.value, preferences: { ...library$.value.preferences, ...next } }),
  };
};

describe('what is new since the visitor was here (product.md, News: what)', () => {
  it('is a listed title that came to the visitor’s services: nothing at first, then each once', async () => {
    const { offered, texts, days, another } = open();
    await offered(1, [10]);
    expect(await texts()).toEqual([]);
    await days(8);
    another();
    await offered(1, [8, 10]);
    expect(await texts()).toEqual(['1 is on Lumen']);
    await days(1);
    await offered(1, [8, 9, 10]);
    expect(await texts()).toEqual(['1 is on Lumen and Kiesel']);
  });

  it.each<[string, Choices]>([
    ['no services', { watchRegion: 'DE' }],
    ['no country', { watchServices: [8] }],
  ])('is nothing of services with %s', async (_, choices) => {
    const { offered, texts, days } = open(undefined, choices);
    await texts();
    await offered(1, []);
    await days(8);
    await offered(1, [8]);
    expect(await texts()).toEqual([]);
  });

  it('is a release whose day has come, and one of which it was known too late', async () => {
    const { dated, texts, days } = open({ watchlist: [movie(1), movie(2), movie(3)] });
    await texts();
    await dated(1, { kind: 'home', day: '2026-11-23' });
    await dated(2, { kind: 'home', day: '2026-11-20' });
    await dated(3, { kind: 'cinema', day: '2026-12-25' });
    expect(await texts()).toEqual([]);
    await days(3);
    await dated(3, { kind: 'cinema', day: '2026-11-19' });
    expect(await texts()).toEqual(['3 is in cinemas', '1 is out at home']);
  });

  it('is an episode that was shown, unless it was seen', async () => {
    const seasons = { 2: '1-5' };
    const watched = (more: object) => ({ id: 7, name: 'Nine Dials', seasons: { ...seasons, ...more } });
    const { titleMemory, clock, texts, days, library$ } = open({ episodes: [watched({})] }, {});
    await texts();
    const answeredAt = clock.now().getTime();
    const episodes = [{ season: 2, number: 6, name: 'Salt', day: '2026-11-23' }];
    titleMemory.answers.set('tv:7', { days: { '': { episodes, answeredAt } }, answeredAt });
    await days(2);
    expect(await texts()).toEqual(['7 S2 E6 is shown today']);
    await days(1);
    expect(await texts()).toEqual(['7 S2 E6 was shown']);
    library$.next({ ...library$.value, episodes: [watched({ 2: '1-6' })] });
    expect(await texts()).toEqual([]);
  });

  it('is what came last, first, and of one day what can be watched (product.md, News: order)', async () => {
    const { offered, dated, texts, days } = open({ watchlist: [movie(1), movie(2), movie(3)] });
    await texts();
    for (const id of [1, 3]) await offered(id, []);
    await dated(2, { kind: 'home', day: '2026-11-25' });
    await days(2);
    await offered(1, [8]);
    await days(2);
    await offered(3, [8]);
    expect(await texts()).toEqual(['3 is on Lumen', '2 is out at home', '1 is on Lumen']);
  });

  it('of thousands of titles is told, too (product.md, News: many)', async () => {
    const watchlist = Array.from({ length: 1_000 }, (_, at) => movie(at + 1));
    const { titleMemory, clock, look, days } = open({ watchlist });
    (await look()).leave();
    await days(2);
    const answeredAt = clock.now().getTime();
    const sightings = { 8: { since: answeredAt, seenAt: answeredAt } };
    const offers = { DE: { streams: [8], names: { 8: 'Lumen' }, sightings, answeredAt } };
    for (const { id } of watchlist) titleMemory.answers.set(`movie:${id}`, { offers, answeredAt });
    const { told, leave } = await look();
    await expect.poll(async () => (await clock.settle(), told.at(-1)?.news.length)).toBe(1_000);
    leave();
  });

  it('is of lists: not of what is hidden, or on none (product.md, News: titles)', async () => {
    const hidden = { id: 2, media_type: 'movie' as const, hiddenAt: '2026-11-20T00:00:00Z' };
    const has = {
      watchlist: [movie(2)],
      favorites: [movie(3)],
      collections: [{ id: 'c', name: '', description: '', movies: [movie(4)] }],
    };
    const { offered, texts, days } = open({ ...has, marks: [hidden] });
    await texts();
    for (const id of [1, 2, 3, 4]) await offered(id, []);
    await days(2);
    for (const id of [1, 2, 3, 4]) await offered(id, [8]);
    expect(await texts()).toEqual(['3 is on Lumen', '4 is on Lumen']);
  });
});

describe('Got it (product.md, News: got it)', () => {
  const withNews = async () => {
    const device = open();
    await device.offered(1, []);
    await device.texts();
    await device.days(8);
    await device.offered(1, [8]);
    return device;
  };

  it('ends it in every tab, and for good', async () => {
    const { look, tell, newsMemory, texts, days, offered } = await withNews();
    const [one, other] = [await look(), await look()];
    expect([one.last().news.length, other.last().news.length]).toEqual([1, 1]);
    tell.gotIt(one.last());
    newsMemory.changed$.next();
    await expect.poll(() => [one.last().news.length, other.last().news.length]).toEqual([0, 0]);
    expect(await texts()).toEqual([]);
    await days(8);
    await offered(1, [8]);
    expect(await texts()).toEqual([]);
  });

  it('is of what was told: what came meanwhile is told next', async () => {
    const { look, tell, texts, days, offered } = await withNews();
    const { last } = await look();
    const told = last();
    await days(1);
    await offered(1, [8, 9]);
    tell.gotIt(told);
    expect(await texts()).toEqual(['1 is on Kiesel']);
  });

  it('is also that in a tab that asks later', async () => {
    const { look, tell, texts, offered, another } = await withNews();
    const { last } = await look();
    tell.gotIt(last());
    another();
    await offered(1, [8]);
    expect(await texts()).toEqual([]);
  });
});

describe('another choice (product.md, News: another choice)', () => {
  it('of a tab with other lists is left to that tab: neither answers the other without end', async () => {
    const { look, newsMemory, clock } = open();
    const { told, leave } = await look();
    const elsewhere = { at: clock.now().getTime(), choice: 'US 10' };
    newsMemory.rememberElsewhere(elsewhere);
    await clock.settle();
    leave();
    expect(told).toHaveLength(2);
    expect(newsMemory.recall()).toEqual(elsewhere);
  });

  it.each<[string, Choices]>([
    ['services', { watchServices: [8] }],
    ['country', { watchRegion: 'US' }],
  ])('of %s: nothing is new then', async (_, next) => {
    const { offered, texts, days, choose, look } = open();
    await offered(1, []);
    await texts();
    await days(8);
    await offered(1, [8]);
    const { last } = await look();
    expect(last().news).toHaveLength(1);
    choose(next);
    await expect.poll(() => last().news).toEqual([]);
    await offered(1, [8], 'US');
    expect(await texts()).toEqual([]);
  });

  it('of the country, and back: what came there meanwhile is not new either', async () => {
    const { offered, texts, days, choose } = open();
    await offered(1, []);
    await texts();
    choose({ watchRegion: 'US' });
    await texts();
    await days(1);
    await offered(1, [], 'US');
    choose({ watchRegion: 'DE' });
    await texts();
    await days(8);
    await offered(1, [8]);
    expect(await texts()).toEqual([]);
  });
});

it('is nothing where the clock was set back since', async () => {
  const { offered, texts, days, newsMemory, clock } = open();
  await offered(1, []);
  newsMemory.remember({ at: clock.now().getTime() + 30 * DAY_MS, choice: 'DE 8 9' });
  await days(8);
  await offered(1, [8]);
  expect(await texts()).toEqual([]);
  expect(newsMemory.recall()?.at).toBeLessThanOrEqual(clock.now().getTime());
});

it('has its days as lines of a calendar (product.md, Calendar files: services)', async () => {
  const { offered, days, tell } = open();
  await offered(1, []);
  await days(8);
  await offered(1, [8]);
  expect(await tell.offers()).toMatchObject([
    { type: 'offer', title: { id: 1 }, service: { id: 8, name: 'Lumen' }, day: '2026-11-29' },
  ]);
  // The title came on that day, though the answer is old by now.
  await days(8);
  expect(await tell.offers()).toHaveLength(1);
  await days(7);
  await offered(1, [8]);
  expect(await tell.offers()).toEqual([]);
});
