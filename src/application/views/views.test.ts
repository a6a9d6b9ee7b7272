import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { viewsOf } from '#fixtures/views-of.ts';
import type { Loadable } from './loadable-view.ts';
import type { StatefulView } from './view.ts';
import type { Views } from './views.ts';

/** A provider that nothing comes back from: when it was asked, and what the visitor is told. */
const unreachable = () => {
  const askedAt: number[] = [];
  const answer = async () => {
    askedAt.push(parts.clock.scheduler.frame);
    throw new CatalogError({ kind: 'network' });
  };
  const parts = viewsOf(Object.fromEntries(Object.keys(stubCatalog()).map((name) => [name, answer])));
  const told: string[] = [];
  parts.notifications.notifications$.subscribe((list) => {
    for (const { message } of list) if (!told.includes(message)) told.push(message);
  });
  return { ...parts, askedAt, told };
};

const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

describe('views', () => {
  it('are found again by the same visit, and made anew for another visit or question', () => {
    const { views } = viewsOf({});
    const view = views.listing('visit-1', MOVIES);
    expect(views.listing('visit-1', MOVIES)).toBe(view);
    expect(views.listing('visit-2', MOVIES)).not.toBe(view);
    expect(views.listing('visit-1', { ...MOVIES, genreId: 18 })).not.toBe(view);
    expect(views.listing('visit-1', { ...MOVIES, sort: 'vote_average.desc' })).not.toBe(view);
    expect(views.title('visit-1', { media_type: 'movie', id: 1396 })).not.toBe(
      views.title('visit-1', { media_type: 'tv', id: 1396 }),
    );
    const search = views.search('visit-1', { tab: 'multi', text: 'dust' });
    expect(views.search('visit-1', { tab: 'multi', text: 'dust' })).toBe(search);
    expect(views.search('visit-2', { tab: 'multi', text: 'dust' })).not.toBe(search);
    expect(views.search('visit-1', { tab: 'person', text: 'dust' })).not.toBe(search);
    expect(views.search('visit-1', { tab: 'multi', text: 'dusk' })).not.toBe(search);
    expect(views.person('visit-1', 5)).toBe(views.person('visit-1', 5));
    expect(views.person('visit-1', 5)).not.toBe(views.person('visit-1', 6));
    expect(views.person('visit-1', 5)).not.toBe(views.person('visit-2', 5));
    expect(views.homeRows('visit-1')).not.toBe(views.homeRows('visit-2'));
    expect(views.genres('movie')).toBe(views.genres('movie'));
    expect(views.genres('movie')).not.toBe(views.genres('tv'));
  });

  it('take what startup loaded as the trending row', async () => {
    const { clock, views } = viewsOf({});
    const { trending } = views.homeRows('visit', [aTitle()]);
    const states: Loadable<unknown>[] = [];
    trending.state$.subscribe((state) => states.push(state));
    trending.activate();
    await clock.settle();
    expect(states).toEqual([{ status: 'loaded', value: [aTitle()] }]);
  });

  it('abort the search under way when its text is left', async () => {
    const signals: AbortSignal[] = [];
    const { clock, views } = viewsOf({
      search: (_, __, signal) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const leave = views.search('visit', { tab: 'multi', text: 'dust' }).activate();
    await clock.advance(250);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    leave();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('abort all five parts of a title when it is left', async () => {
    const signals: AbortSignal[] = [];
    const call = (...args: readonly unknown[]) => {
      signals.push(args.at(-1) as AbortSignal);
      return new Promise<never>(() => {});
    };
    const { views } = viewsOf({
      fetchDetails: call,
      fetchCredits: call,
      fetchSimilar: call,
      fetchRecommendations: call,
      fetchVideos: call,
    });
    views.title('visit', { media_type: 'movie', id: 1 }).activate()();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true, true]);
  });

  it('load the five parts of a title side by side, each failing alone', async () => {
    const { clock, views } = viewsOf({ fetchSimilar: async () => [aTitle({ id: 2 })] });
    const view = views.title('visit', { media_type: 'movie', id: 1 });
    view.activate();
    await clock.advance(60_000);
    const statuses: Record<string, string> = {};
    const parts: [string, StatefulView<{ status: string }>][] = Object.entries({ ...view.parts });
    for (const [name, { state$ }] of parts) state$.subscribe(({ status }) => (statuses[name] = status));
    expect(statuses).toEqual({
      details: 'failed',
      credits: 'failed',
      similar: 'loaded',
      recommendations: 'failed',
      videos: 'failed',
    });
  });
});

type Opened = StatefulView<{ readonly status: string }> & { readonly retry: () => void };

const EXPLORE = [0, 1_000, 3_000, 6_000];
const HOME = [0, 1_000, 3_000, 7_000];
const TITLE = { media_type: 'movie', id: 1 } as const;

describe('what the provider does not give', () => {
  it.each<[string, readonly number[], (views: Views) => Opened]>([
    ['load Trending Now', HOME, (views) => views.homeRows('visit').trending],
    ['load Now Playing in Theaters', HOME, (views) => views.homeRows('visit')['now-playing']],
    ['load Popular TV Shows', HOME, (views) => views.homeRows('visit')['popular-tv']],
    ['load Coming Soon', HOME, (views) => views.homeRows('visit').upcoming],
    ['load Top Rated Movies', HOME, (views) => views.homeRows('visit')['top-rated']],
    ['load Airing Today', HOME, (views) => views.homeRows('visit')['airing-today']],
    ['load On The Air', HOME, (views) => views.homeRows('visit')['on-the-air']],
    ['load Movies', EXPLORE, (views) => views.listing('visit', MOVIES)],
    ['load Awards', EXPLORE, (views) => views.listing('visit', { ...MOVIES, listing: 'awards' })],
    ['search content', HOME, (views) => views.search('visit', { tab: 'tv', text: 'dust' })],
    ['load this title', EXPLORE, (views) => views.title('visit', TITLE).parts.details],
    ['load the cast', EXPLORE, (views) => views.title('visit', TITLE).parts.credits],
    ['load More Like This', EXPLORE, (views) => views.title('visit', TITLE).parts.similar],
    ['load recommendations', EXPLORE, (views) => views.title('visit', TITLE).parts.recommendations],
    ['load video content', EXPLORE, (views) => views.title('visit', TITLE).parts.videos],
    ['load this person', EXPLORE, (views) => views.person('visit', 5)],
  ])('is asked for as often as the policy says, and then told: Failed to %s', async (operation, times, open) => {
    const { views, clock, askedAt, told } = unreachable();
    const view = open(views);
    view.activate();
    await clock.advance(10_000);
    expect(askedAt).toEqual(times);
    expect(told).toEqual(['Network Issue: Check your internet connection']);
    view.retry();
    await clock.advance(4_000);
    expect(told.at(-1)).toBe(`Failed to ${operation} after 3 attempts`);
  });

  it('is asked for 4 times and told to nobody where it is genres: the list is then empty', async () => {
    const { views, clock, askedAt, told } = unreachable();
    const view = views.genres('tv');
    view.activate();
    await clock.advance(10_000);
    expect(askedAt).toEqual(EXPLORE);
    view.retry();
    await clock.advance(10_000);
    expect(askedAt).toEqual([...EXPLORE, ...EXPLORE.map((ms) => ms + 10_000)]);
    expect(told).toEqual([]);
  });
});
