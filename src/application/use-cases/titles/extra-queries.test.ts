import { describe, expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { Notifications } from '../../notifications/notifications.ts';
import type { TitleExtras } from '../../ports/catalog/title-extras.ts';
import { TitleCache } from '../facts/title-cache.ts';
import { ExtraQueries } from './extra-queries.ts';
import { NO_EXTRAS } from './no-extras.ts';

const MOVIE = { media_type: 'movie', id: 7 } as const;
const NOTHING = { keywords: [], pictures: [], certifications: {} };

const open = (extrasOf: TitleExtras['extrasOf'] = NO_EXTRAS.titleExtras.extrasOf) => {
  const { franchises } = NO_EXTRAS;
  const clock = new VirtualClock();
  const notifications = new Notifications({ clock });
  const told: string[] = [];
  notifications.notifications$.subscribe((list) => told.push(...list.map(({ message }) => message)));
  const requestRunner = requestRunnerOf(clock, notifications);
  const titleCache = new TitleCache({ clock, titleMemory: new MemoryAnswers() });
  const session = { library: EMPTY_LIBRARY };
  const deps = {
    titleExtras: { extrasOf },
    franchises,
    requestRunner,
    titleCache,
    session,
    languages: () => ['de-DE'],
  };
  return { clock, told, titleCache, queries: new ExtraQueries(deps) };
};

const at = (day: string) => [{ kind: 'cinema', day } as const];

describe('the days of a movie that its page was answered (product.md, Lists: asked)', () => {
  const releases = { DE: at('2026-12-12'), US: at('2026-12-18') };

  it.each([
    ['known to the calendar where that is in use', true, { dates: at('2026-12-12') }],
    ['no use where it is not', false, undefined],
  ])('are %s', async (_, isInUse, expected) => {
    const { queries, clock, titleCache } = open(async () => ({ ...NOTHING, releases }));
    const details = { ...aTitle({ id: 8 }), genres: [], created_by: [] };
    const asked = { status: 'loaded', value: { details, dates: [] } } as const;
    if (isInUse) titleCache.note({ id: 8 }, { datesIn: 'DE' }, asked);
    queries.extrasOf(MOVIE).activate();
    await clock.settle();
    expect(titleCache.daysOf(MOVIE, 'DE')?.dates).toEqual(expected?.dates);
    expect([titleCache.isFresh(MOVIE, 'DE'), titleCache.isFresh(MOVIE, 'US')]).toEqual([isInUse, false]);
  });
});

describe('what a page asks for when its place is near (product.md, Detail: extras)', () => {
  it('is asked for when it is looked at, and once in a visit', async () => {
    const extrasOf = vi.fn<TitleExtras['extrasOf']>(async () => NOTHING);
    const { queries, clock } = open(extrasOf);
    const query = queries.extrasOf(MOVIE);
    expect(extrasOf).not.toHaveBeenCalled();
    query.activate();
    // Pictures, keywords and age ratings are different places of one page.
    queries.extrasOf({ ...MOVIE }).activate();
    await clock.settle();
    queries.extrasOf(MOVIE).activate();
    await clock.settle();
    expect(extrasOf).toHaveBeenCalledTimes(1);
    expect(query.state).toEqual({ status: 'loaded', value: NOTHING });
  });

  it('is another for another title, another kind of title, and another series', () => {
    const { queries } = open();
    const all = [
      queries.extrasOf(MOVIE),
      queries.extrasOf({ media_type: 'tv', id: 7 }),
      queries.extrasOf({ media_type: 'movie', id: 8 }),
      queries.franchiseOf(7),
      queries.franchiseOf(8),
    ];
    expect(new Set<unknown>(all).size).toBe(all.length);
    expect(queries.franchiseOf(8)).toBe(all[4]);
  });

  it('fails in its own place alone, and can be asked for again', async () => {
    let isDown = true;
    const { queries, clock, told } = open(async () => {
      if (isDown) throw new CatalogError({ kind: 'http', status: 503 });
      return NOTHING;
    });
    const query = queries.extrasOf(MOVIE);
    query.activate();
    await clock.advance(6_000);
    expect(query.state).toMatchObject({ status: 'failed', error: { type: 'server' } });
    isDown = false;
    query.retry();
    await clock.settle();
    expect(query.state).toEqual({ status: 'loaded', value: NOTHING });
    expect(told).toEqual([]);
  });

  it('is nothing of a catalogue that knows no more, and no series is there', async () => {
    const { queries, clock, told } = open();
    const [extras, franchise] = [queries.extrasOf(MOVIE), queries.franchiseOf(7)];
    extras.activate();
    franchise.activate();
    await clock.settle();
    expect(extras.state).toEqual({ status: 'loaded', value: NOTHING });
    expect(franchise.state).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
    expect(told).toEqual([]);
  });
});
