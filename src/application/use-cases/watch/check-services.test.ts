import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import type { ServicesCheck } from '#domain/watch/services-check.ts';
import { NO_OFFERS, type WatchOffers } from '#domain/watch/watch-offers.ts';
import { aPage } from '#fixtures/a-page.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { titleAskerOf } from '#fixtures/title-asker-of.ts';
import type { TitleId } from '../../ports/catalog/movie-catalog.ts';
import type { RememberedParts } from '../../ports/memories/title-memory.ts';
import { CheckServices } from './check-services.ts';

const DAY_MS = 86_400_000;
const HERE = { region: 'DE', services: [8] };
const titlesTo = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
const on = (...services: number[]): WatchOffers => ({
  ...NO_OFFERS,
  stream: services.map((id) => ({ id, name: `Service ${id}`, logoPath: null })),
});

/** Even ids are on service 8, the others are to be rented there. */
const even = async ({ id }: { readonly id: number }) => (id % 2 === 0 ? on(8) : { ...NO_OFFERS, rent: on(8).stream });

const open = (
  answer: (title: { readonly id: number }) => Promise<WatchOffers> = even,
  memory = new MemoryAnswers<RememberedParts>(),
) => {
  const clock = new VirtualClock();
  const asked: { readonly id: number; readonly at: number }[] = [];
  const browser = aPage();
  const answerOf = async (title: TitleId) => {
    asked.push({ id: title.id, at: clock.scheduler.frame });
    return { details: { ...aTitle(title), genres: [], created_by: [] }, offers: await answer(title) };
  };
  const check = new CheckServices({ clock, ...titleAskerOf({ clock, browser, titleMemory: memory, answerOf }) });
  const states: ServicesCheck[] = [];
  const look = (count: number, choice = HERE, isAwaited = true) =>
    check.execute({ titles: titlesTo(count), ...choice, isAwaited }).subscribe((state) => states.push(state));
  return { clock, memory, browser, asked, states, look, check, ids: () => asked.map(({ id }) => id) };
};

const failing = (failure: CatalogFailure) => () => Promise.reject(new CatalogError(failure));

describe('which titles of a list are on my services (product.md, Where to watch: on my services)', () => {
  it('is found out in the order that is given, and told as it comes', async () => {
    const { clock, look, states, ids } = open();
    look(12);
    await clock.advance(60_000);
    expect(ids()).toEqual(titlesTo(12).map(({ id }) => id));
    expect(states[0]).toEqual({ checked: 0, total: 12, on: new Set(), isNew: new Set() });
    expect(states.at(-1)).toEqual({
      checked: 12,
      total: 12,
      on: new Set(['movie:2', 'movie:4', 'movie:6', 'movie:8', 'movie:10', 'movie:12']),
      isNew: new Set(),
    });
  });

  it('is asked in idle time where nobody waits for it', async () => {
    const { clock, look, asked } = open();
    look(1, HERE, false);
    await clock.advance(1_999);
    expect(asked).toEqual([]);
    await clock.advance(1);
    expect(asked).toHaveLength(1);
  });
});

describe('the provider is asked (product.md, Where to watch: checks)', () => {
  it('at most five times in any second, however often the list is opened anew', async () => {
    const { clock, look, asked } = open();
    let subscription = look(100);
    for (let round = 0; round < 20; round += 1) {
      await clock.advance(330);
      subscription.unsubscribe();
      subscription = look(100);
    }
    await clock.advance(60_000);
    expect(asked.length).toBeGreaterThanOrEqual(100);
    for (const { at } of asked)
      expect(asked.filter((each) => each.at >= at && each.at < at + 1_000).length).toBeLessThanOrEqual(5);
  });

  it('not while the page is hidden or nobody looks, nor in the first moment of a device that says it is offline', async () => {
    const { clock, look, asked, browser } = open();
    const subscription = look(100);
    await clock.advance(1_500);
    browser.leaving$.next();
    const before = asked.length;
    await clock.advance(60_000);
    expect(asked).toHaveLength(before);
    browser.returning$.next();
    await clock.advance(1_000);
    const then = asked.length;
    expect(then).toBeGreaterThan(before);
    browser.online$.next(false);
    await clock.advance(1_900);
    expect(asked).toHaveLength(then);
    browser.online$.next(true);
    await clock.advance(1_000);
    const last = asked.length;
    expect(last).toBeGreaterThan(then);
    subscription.unsubscribe();
    await clock.advance(60_000);
    expect(asked).toHaveLength(last);
  });

  it('again later about what failed, when the others are known', async () => {
    let isDown = true;
    const { clock, look, states, ids } = open((title) =>
      title.id === 1 && isDown ? failing({ kind: 'http', status: 503 })() : even(title),
    );
    look(4);
    await clock.advance(20_000);
    expect(states.at(-1)).toMatchObject({ checked: 3, total: 4 });
    isDown = false;
    const before = ids().length;
    await clock.advance(70_000);
    expect(ids().slice(before)).toEqual([1]);
    expect(states.at(-1)).toMatchObject({ checked: 4 });
  });

  it('not about the rest while it says nothing at all', async () => {
    const { clock, look, ids } = open(failing({ kind: 'network' }));
    look(50);
    await clock.advance(30_000);
    expect(new Set(ids())).toEqual(new Set([1, 2, 3]));
  });

  it('not before the time that it names, when there were too many requests', async () => {
    let isBusy = true;
    const { clock, look, asked, states } = open((title) =>
      isBusy ? failing({ kind: 'http', status: 429, retryAfterMs: 20_000 })() : even(title),
    );
    look(10);
    await clock.advance(19_000);
    expect(asked).toHaveLength(3);
    isBusy = false;
    await clock.advance(10_000);
    expect(states.at(-1)).toMatchObject({ checked: 10 });
  });

  it('once about a title that is gone: it is nowhere', async () => {
    const { clock, look, asked, states } = open(failing({ kind: 'http', status: 404 }));
    look(1);
    await clock.advance(200_000);
    // The second time without what streams it: the title itself is gone.
    expect(asked).toHaveLength(2);
    expect(states.at(-1)).toEqual({ checked: 1, total: 1, on: new Set(), isNew: new Set() });
  });
});

describe('the answers (product.md, Where to watch: kept)', () => {
  const visit = async (memory: MemoryAnswers<RememberedParts>, afterMs = 0, choice = HERE) => {
    const { clock, look, asked, states } = open(even, memory);
    await clock.advance(afterMs);
    look(2, choice);
    await clock.advance(5_000);
    return { asked: asked.length, last: states.at(-1) };
  };

  it.each([
    [0, 0],
    [7 * DAY_MS - 1, 0],
    [7 * DAY_MS, 2],
  ])('are kept for the next visits: %i ms later it asks %i times', async (afterMs, times) => {
    const memory = new MemoryAnswers<RememberedParts>();
    const now = new VirtualClock().now().getTime();
    memory.answers.set('movie:1', { offers: { DE: { streams: [], answeredAt: now } }, answeredAt: now });
    memory.answers.set('movie:2', { offers: { DE: { streams: [8], answeredAt: now } }, answeredAt: now });
    const { asked, last } = await visit(memory, afterMs);
    expect(asked).toBe(times);
    expect(last).toEqual({ checked: 2, total: 2, on: new Set(['movie:2']), isNew: new Set() });
  });

  it('are those of one country, whatever is chosen there', async () => {
    const memory = new MemoryAnswers<RememberedParts>();
    await visit(memory);
    expect((await visit(memory, 0, { ...HERE, services: [9] })).asked).toBe(0);
    expect((await visit(memory, 0, { ...HERE, region: 'US' })).asked).toBe(2);
    for (const { offers } of memory.answers.values()) expect(Object.keys(offers ?? {})).toEqual(['DE', 'US']);
  });
});
