import { BehaviorSubject, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CatalogFailure } from '#domain/catalog-failure.ts';
import type { TitleRef } from '#domain/title.ts';
import { aPage } from '#fixtures/a-page.ts';
import { askingTitles, titlesFrom } from '#fixtures/asking-titles.ts';
import type { WantedParts } from '../ports/catalog/title-answers.ts';

/** The most that went out within any second. */
const mostInASecond = (asked: readonly { readonly at: number }[]): number =>
  Math.max(...asked.map(({ at }) => asked.filter((each) => each.at >= at && each.at < at + 1_000).length));

describe('what features want to know of titles (product.md, Lists: asked)', () => {
  it.each([0, 150, 700, 2_500])(
    'is asked 3 at once and 5 a second at most, whoever wants it, taking %i ms',
    async (takesMs) => {
      const { clock, run, asked, most } = askingTitles({ takesMs });
      for (const first of [1, 101, 201, 301]) run(titlesFrom(first, first + 19));
      await clock.advance(120_000);
      expect(asked).toHaveLength(80);
      expect(most()).toBeLessThanOrEqual(3);
      expect(mostInASecond(asked)).toBeLessThanOrEqual(5);
    },
  );

  it('is asked in the order of each, and by turns', async () => {
    const { clock, run, ids } = askingTitles();
    run(titlesFrom(1, 4));
    run(titlesFrom(11, 14));
    await clock.advance(10_000);
    expect(ids()).toEqual([1, 11, 2, 12, 3, 13, 4, 14]);
  });

  it('is asked one after the other where an errand wants it so, and others go on beside it', async () => {
    const { clock, run, ids, most } = askingTitles({ takesMs: 3_000 });
    run(titlesFrom(1, 2), { atOnce: 1 });
    run(titlesFrom(11, 14));
    await clock.advance(1);
    expect(ids()).toEqual([1, 11, 12]);
    await clock.advance(60_000);
    expect(most()).toBe(3);
  });

  it('is asked once where two want the same of one title', async () => {
    const { clock, run, ids } = askingTitles({ takesMs: 400 });
    run(titlesFrom(1, 6));
    run(titlesFrom(3, 8).toReversed());
    await clock.advance(60_000);
    expect(ids().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is asked when an errand wants it to be begun, and each time that the page is looked at again', async () => {
    const browser = aPage();
    const { clock, run, ids } = askingTitles({ browser });
    run(titlesFrom(1, 1), { startMs: 2_000 });
    await clock.advance(1_000);
    browser.leaving$.next();
    browser.returning$.next();
    await clock.advance(1_999);
    expect(ids()).toEqual([]);
    await clock.advance(1);
    expect(ids()).toEqual([1]);
  });

  it('is not asked while the page is hidden, whoever wants it', async () => {
    const browser = aPage();
    const { clock, run, asked } = askingTitles({ browser, takesMs: 300 });
    for (const first of [1, 101]) run(titlesFrom(first, first + 49));
    await clock.advance(1_000);
    browser.leaving$.next();
    const before = asked.length;
    await clock.advance(60_000);
    expect(asked).toHaveLength(before);
    browser.returning$.next();
    await clock.advance(60_000);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(100);
  });

  it('is not asked on a page that was hidden before any of it was there', async () => {
    const shown$ = new Subject<void>();
    const { clock, run, ids } = askingTitles({
      browser: { online$: of(true), leaving$: NEVER, returning$: NEVER, shown$ },
    });
    run(titlesFrom(1, 3));
    await clock.advance(60_000);
    expect(ids()).toEqual([]);
    shown$.next();
    await clock.advance(1);
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('is called off with who wanted it, and its place is another’s', async () => {
    const { clock, run, ids } = askingTitles({ takesMs: 10_000 });
    const left = run(titlesFrom(1, 30));
    run(titlesFrom(101, 103));
    await clock.advance(100);
    left.unsubscribe();
    await clock.advance(60_000);
    expect(ids().filter((id) => id < 100).length).toBeLessThanOrEqual(2);
    expect(ids()).toEqual(expect.arrayContaining([101, 102, 103]));
  });
});

describe('one request for a title (product.md, Lists: asked)', () => {
  const OFFERS = { part: 'offersIn', wants: () => ({ offersIn: 'DE' }) };
  const DATES = { part: 'datesIn', wants: () => ({ datesIn: 'DE' }) };
  const SEASONS = { part: 'seasons', wants: () => ({ seasons: [1, 2] }) };
  const CREDITS = { part: 'credits', wants: () => ({ credits: true }) as const };

  it('has what all errands want of it, whoever’s turn it is', async () => {
    const { clock, run, asked } = askingTitles({ takesMs: 100 });
    run(titlesFrom(1, 40));
    run(titlesFrom(1, 40).toReversed(), OFFERS);
    run(titlesFrom(21, 60), DATES);
    run(titlesFrom(51, 60).toReversed(), CREDITS);
    run(titlesFrom(51, 60), CREDITS);
    await clock.advance(120_000);
    const counts = titlesFrom(1, 60).map(({ id }) => asked.filter((each) => each.id === id).length);
    expect(counts).toEqual(Array.from({ length: 60 }, () => 1));
    expect(asked.find(({ id }) => id === 30)?.wanted).toEqual({ offersIn: 'DE', datesIn: 'DE' });
    expect(asked.find(({ id }) => id === 50)?.wanted).toEqual({ datesIn: 'DE' });
    expect(asked.find(({ id }) => id === 55)?.wanted).toEqual({ datesIn: 'DE', credits: true });
  });

  it('has nothing that nobody wants', async () => {
    const { clock, run, asked } = askingTitles();
    run(titlesFrom(1, 2));
    run(titlesFrom(3, 4), SEASONS);
    await clock.advance(10_000);
    expect(asked.map(({ id, wanted }) => [id, wanted])).toEqual([
      [1, {}],
      [3, { seasons: [1, 2] }],
      [2, {}],
      [4, { seasons: [1, 2] }],
    ]);
  });

  it('has what is in use along with it, as long as it is not what the errand wants otherwise', async () => {
    const partsInUse = { of: () => ({ offersIn: 'US', datesIn: 'US' }) };
    const { clock, run, asked } = askingTitles({ partsInUse });
    run(titlesFrom(1, 1));
    run(titlesFrom(2, 2), OFFERS);
    await clock.advance(10_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ offersIn: 'US', datesIn: 'US' }, { offersIn: 'DE' }]);
  });

  it('is of one country, and has 20 parts at most: what has no room is another request', async () => {
    const seasons = Array.from({ length: 20 }, (_, at) => at + 1);
    const { clock, run, asked } = askingTitles();
    run(titlesFrom(1, 1), { part: 'seasons', wants: () => ({ seasons }) });
    run(titlesFrom(1, 1), OFFERS);
    run(titlesFrom(1, 1), CREDITS);
    await clock.advance(10_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ seasons }, { offersIn: 'DE', credits: true }]);
  });

  it('goes on for others when who asked first has left', async () => {
    const { clock, run, asked } = askingTitles({ takesMs: 2_000 });
    const first = run(titlesFrom(1, 1));
    run(titlesFrom(1, 1), OFFERS);
    await clock.advance(100);
    first.unsubscribe();
    await clock.advance(60_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ offersIn: 'DE' }]);
  });

  it('that fails is in vain for all who wanted it, and is asked again a minute later', async () => {
    let isDown = true;
    const { clock, run, asked } = askingTitles({
      failureOf: () => (isDown ? { kind: 'http', status: 503 } : undefined),
    });
    run(titlesFrom(1, 1));
    run(titlesFrom(1, 1), OFFERS);
    await clock.advance(59_000);
    expect(asked).toHaveLength(1);
    isDown = false;
    await clock.advance(60_000);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['is gone', true],
    ['is there, where a host refuses what is asked along', false],
  ])('tells that its title %s, by asking without the parts', async (_, isGone) => {
    const failureOf = (_title: TitleRef, wanted: WantedParts) =>
      isGone || Object.keys(wanted).length > 0 ? ({ kind: 'http', status: 404 } as const) : undefined;
    const { clock, asker, errandOf, asked } = askingTitles({ failureOf });
    const heard: string[] = [];
    asker.run(errandOf(titlesFrom(1, 1), OFFERS)).subscribe(({ outcome }) => heard.push(outcome.status));
    await clock.advance(10_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ offersIn: 'DE' }, {}]);
    expect(heard).toEqual([isGone ? 'failed' : 'loaded']);
  });

  it('tells whoever listens what came of it', async () => {
    const { clock, asker, run } = askingTitles();
    const heard: number[] = [];
    asker.asked$.subscribe(({ title }) => heard.push(title.id));
    run(titlesFrom(1, 3));
    await clock.advance(10_000);
    expect(heard).toEqual([1, 2, 3]);
  });
});

describe('what was asked in vain', () => {
  it('is asked again a minute after the others, and keeps nothing else', async () => {
    let isDown = true;
    const failureOf = ({ id }: TitleRef) => (id === 2 && isDown ? ({ kind: 'http', status: 503 } as const) : undefined);
    const { clock, run, asked, ids } = askingTitles({ failureOf });
    run(titlesFrom(1, 4));
    await clock.advance(59_000);
    expect(ids()).toEqual([1, 2, 3, 4]);
    isDown = false;
    await clock.advance(2_000);
    expect(asked.at(-1)).toMatchObject({ id: 2, at: 60_000 });
    await clock.advance(600_000);
    expect(ids()).toHaveLength(5);
  });

  it.each<CatalogFailure>([{ kind: 'network' }, { kind: 'http', status: 401 }, { kind: 'http', status: 429 }])(
    'for want of any answer ends all errands for a minute: %j',
    async (failure) => {
      const { clock, run, ids } = askingTitles({ failureOf: () => failure });
      run(titlesFrom(1, 50));
      run(titlesFrom(101, 150));
      await clock.advance(59_000);
      expect(ids().length).toBeLessThanOrEqual(3);
      await clock.advance(2_000);
      expect(ids().length).toBeGreaterThan(3);
      expect(ids().length).toBeLessThanOrEqual(6);
    },
  );

  it('is asked about one thing a minute by who asks one after the other', async () => {
    const { clock, run, asked } = askingTitles({ failureOf: () => ({ kind: 'network' }) });
    run(titlesFrom(1, 10), { atOnce: 1 });
    await clock.advance(123_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 60_000, 120_000]);
  });

  it.each([
    ['network' as const, [1]],
    ['malformed' as const, [1, 2, 3]],
  ])('is left for the next visit by an errand of once: %s', async (kind, expected) => {
    const { clock, asker, errandOf, ids } = askingTitles({ failureOf: () => ({ kind }) });
    let isOver = false;
    asker.run(errandOf(titlesFrom(1, 3), { atOnce: 1, isOnce: true })).subscribe({ complete: () => (isOver = true) });
    await clock.advance(600_000);
    expect([ids(), isOver]).toEqual([expected, true]);
  });
});

describe('a device that says it is offline (product.md, Errors and retry: offline)', () => {
  it('asks after a moment', async () => {
    const { clock, run, asked } = askingTitles({ browser: { ...aPage(), online$: new BehaviorSubject(false) } });
    run(titlesFrom(1, 3));
    await clock.advance(1_999);
    expect(asked).toEqual([]);
    await clock.advance(2);
    expect(asked).toHaveLength(3);
  });
});
