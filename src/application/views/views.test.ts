import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import type { MovieCatalog } from '../ports/movie-catalog.ts';
import { Asking } from '../asking.ts';
import { Notifications } from '../streams/notifications.ts';
import type { StatefulView } from './view.ts';
import { Views } from './views.ts';

const setup = (answers: Partial<MovieCatalog>) => {
  const clock = new VirtualClock();
  const asking = new Asking({ clock, device: { online$: of(true) }, notifications: new Notifications(clock) });
  return { clock, views: new Views(stubCatalog(answers), asking) };
};

const onePage = { page: 1, results: [aTitle()], totalPages: 1, totalResults: 1 };
const MOVIES = { listing: 'movie', sort: 'popularity.desc' } as const;

describe('views', () => {
  it('are found again by the same visit, and made anew for another visit or question', () => {
    const { views } = setup({});
    const view = views.listing('visit-1', MOVIES);
    expect(views.listing('visit-1', MOVIES)).toBe(view);
    expect(views.listing('visit-2', MOVIES)).not.toBe(view);
    expect(views.listing('visit-1', { ...MOVIES, genreId: 18 })).not.toBe(view);
    expect(views.listing('visit-1', { ...MOVIES, sort: 'vote_average.desc' })).not.toBe(view);
    expect(views.title('visit-1', { media_type: 'movie', id: 1396 })).not.toBe(
      views.title('visit-1', { media_type: 'tv', id: 1396 }),
    );
  });

  it('take what startup loaded as the trending row', async () => {
    const { clock, views } = setup({});
    const { trending } = views.homeRows('visit', [aTitle()]);
    trending.activate();
    await clock.settle();
    trending.state$.subscribe((state) => expect(state).toMatchObject({ status: 'loaded' }));
  });

  it('ask the provider for a search only once typing pauses, and never for a text left behind', async () => {
    const asked: string[] = [];
    const { clock, views } = setup({
      search: async ({ text }) => {
        asked.push(text);
        return onePage;
      },
    });
    for (const text of ['d', 'du', 'dus', 'dust']) {
      const leave = views.search('visit', { tab: 'multi', text }).activate();
      await clock.advance(60);
      if (text !== 'dust') leave();
    }
    await clock.advance(250);
    expect(asked).toEqual(['dust']);
  });

  it('abort the search under way when its text is left', async () => {
    const signals: AbortSignal[] = [];
    const { clock, views } = setup({
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

  it('load the five parts of a title side by side, each failing alone', async () => {
    const { clock, views } = setup({ fetchSimilar: async () => [aTitle({ id: 2 })] });
    const view = views.title('visit', { media_type: 'movie', id: 1 });
    view.activate();
    await clock.advance(60_000);
    const statuses: Record<string, string> = {};
    const parts: [string, StatefulView<{ status: string }>][] = Object.entries({ ...view.parts });
    for (const [name, { state$ }] of parts)
      state$.subscribe(({ status }) => (statuses[name] = status));
    expect(statuses).toEqual({
      details: 'failed',
      credits: 'failed',
      similar: 'loaded',
      recommendations: 'failed',
      videos: 'failed',
    });
  });
});
