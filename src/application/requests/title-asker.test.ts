import { BehaviorSubject, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import { aPage } from '#fixtures/a-page.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import type { TitleId } from '../ports/catalog/movie-catalog.ts';
import type { TitleAnswer, WantedParts } from '../ports/catalog/title-answers.ts';
import { TitleAsker, type Errand, type TitleAskerDeps } from './title-asker.ts';

interface Given {
  readonly browser?: TitleAskerDeps['browser'];
  /** How long an answer takes. */
  readonly takesMs?: number;
  /** What becomes of a request; it is answered unless this tells why not. */
  readonly failureOf?: (title: TitleRef) => CatalogFailure | undefined;
  readonly partsInUse?: TitleAskerDeps['partsInUse'];
}

const titles = (from: number, to: number): readonly TitleRef[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

/** An asker over a provider that notes what it is asked, and errands of titles by their numbers. */
const setup = ({ browser = aPage(), takesMs = 0, failureOf = () => undefined, partsInUse }: Given = {}) => {
  const clock = new VirtualClock();
  const asked: { readonly id: number; readonly at: number; readonly wanted: WantedParts }[] = [];
  const known = new Set<string>();
  let [running, most] = [0, 0];
  const answerOf = async (title: TitleId, wanted: WantedParts): Promise<TitleAnswer> => {
    asked.push({ id: title.id, at: clock.scheduler.frame, wanted });
    most = Math.max(most, (running += 1));
    if (takesMs > 0) await new Promise<void>((resolve) => void clock.scheduler.schedule(() => resolve(), takesMs));
    running -= 1;
    const failure = failureOf(title);
    if (failure) throw new CatalogError(failure);
    return { details: { ...aTitle(title), genres: [], created_by: [] } };
  };
  const asker = new TitleAsker({
    clock,
    browser,
    requestRunner: requestRunnerOf(clock),
    titleAnswers: { answerOf },
    titleBook: {
      // Of each part that was asked for it is known that it was.
      note: (title, wanted, { status }) => {
        if (status === 'loaded') for (const part of ['', ...Object.keys(wanted)]) known.add(titleKey(title) + part);
      },
    },
    partsInUse: partsInUse ?? { of: () => ({}) },
  });
  const errandOf = (
    of: readonly TitleRef[],
    { part = '', ...more }: Partial<Errand<TitleRef>> & { readonly part?: string } = {},
  ): Errand<TitleRef> => ({
    titles: () => of,
    isMissing: (title) => !known.has(titleKey(title) + part),
    wants: () => ({}),
    ...more,
  });
  const run = (...errand: Parameters<typeof errandOf>) => asker.run(errandOf(...errand)).subscribe();
  return { clock, asker, asked, errandOf, run, ids: () => asked.map(({ id }) => id), most: () => most };
};

/** The most that went out within any second. */
const mostInASecond = (asked: readonly { readonly at: number }[]): number =>
  Math.max(...asked.map(({ at }) => asked.filter((each) => each.at >= at && each.at < at + 1_000).length));

describe('what features want to know of titles (product.md, Lists: asked)', () => {
  it.each([0, 150, 700, 2_500])(
    'is asked 3 at once and 5 a second at most, whoever wants it, taking %i ms',
    async (takesMs) => {
      const { clock, run, asked, most } = setup({ takesMs });
      for (const first of [1, 101, 201, 301]) run(titles(first, first + 19));
      await clock.advance(120_000);
      expect(asked).toHaveLength(80);
      expect(most()).toBeLessThanOrEqual(3);
      expect(mostInASecond(asked)).toBeLessThanOrEqual(5);
    },
  );

  it('is asked in the order of each, and by turns', async () => {
    const { clock, run, ids } = setup();
    run(titles(1, 4));
    run(titles(11, 14));
    await clock.advance(10_000);
    expect(ids()).toEqual([1, 11, 2, 12, 3, 13, 4, 14]);
  });

  it('is asked one after the other where an errand wants it so, and others go on beside it', async () => {
    const { clock, run, ids, most } = setup({ takesMs: 3_000 });
    run(titles(1, 2), { atOnce: 1 });
    run(titles(11, 14));
    await clock.advance(1);
    expect(ids()).toEqual([1, 11, 12]);
    await clock.advance(60_000);
    expect(most()).toBe(3);
  });

  it('is asked once where two want the same of one title', async () => {
    const { clock, run, ids } = setup({ takesMs: 400 });
    run(titles(1, 6));
    run(titles(3, 8).toReversed());
    await clock.advance(60_000);
    expect(ids().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is asked when an errand wants it to be begun, and each time that the page is looked at again', async () => {
    const browser = aPage();
    const { clock, run, ids } = setup({ browser });
    run(titles(1, 1), { startMs: 2_000 });
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
    const { clock, run, asked } = setup({ browser, takesMs: 300 });
    for (const first of [1, 101]) run(titles(first, first + 49));
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
    const { clock, run, ids } = setup({ browser: { online$: of(true), leaving$: NEVER, returning$: NEVER, shown$ } });
    run(titles(1, 3));
    await clock.advance(60_000);
    expect(ids()).toEqual([]);
    shown$.next();
    await clock.advance(1);
    expect(ids()).toEqual([1, 2, 3]);
  });

  it('is called off with who wanted it, and its place is another’s', async () => {
    const { clock, run, ids } = setup({ takesMs: 10_000 });
    const left = run(titles(1, 30));
    run(titles(101, 103));
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

  it('has what all errands want of it, whoever’s turn it is', async () => {
    const { clock, run, asked } = setup({ takesMs: 100 });
    run(titles(1, 40));
    run(titles(1, 40).toReversed(), OFFERS);
    run(titles(21, 60), DATES);
    await clock.advance(120_000);
    const counts = titles(1, 60).map(({ id }) => asked.filter((each) => each.id === id).length);
    expect(counts).toEqual(Array.from({ length: 60 }, () => 1));
    expect(asked.find(({ id }) => id === 30)?.wanted).toEqual({ offersIn: 'DE', datesIn: 'DE' });
    expect(asked.find(({ id }) => id === 50)?.wanted).toEqual({ datesIn: 'DE' });
  });

  it('has nothing that nobody wants', async () => {
    const { clock, run, asked } = setup();
    run(titles(1, 2));
    run(titles(3, 4), SEASONS);
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
    const { clock, run, asked } = setup({ partsInUse });
    run(titles(1, 1));
    run(titles(2, 2), OFFERS);
    await clock.advance(10_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ offersIn: 'US', datesIn: 'US' }, { offersIn: 'DE' }]);
  });

  it('is of one country, and has 20 parts at most: what has no room is another request', async () => {
    const seasons = Array.from({ length: 20 }, (_, at) => at + 1);
    const { clock, run, asked } = setup();
    run(titles(1, 1), { part: 'seasons', wants: () => ({ seasons }) });
    run(titles(1, 1), OFFERS);
    await clock.advance(10_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ seasons }, { offersIn: 'DE' }]);
  });

  it('goes on for others when who asked first has left', async () => {
    const { clock, run, asked } = setup({ takesMs: 2_000 });
    const first = run(titles(1, 1));
    run(titles(1, 1), OFFERS);
    await clock.advance(100);
    first.unsubscribe();
    await clock.advance(60_000);
    expect(asked.map(({ wanted }) => wanted)).toEqual([{ offersIn: 'DE' }]);
  });

  it('that fails is in vain for all who wanted it, and is asked again a minute later', async () => {
    let isDown = true;
    const { clock, run, asked } = setup({ failureOf: () => (isDown ? { kind: 'http', status: 503 } : undefined) });
    run(titles(1, 1));
    run(titles(1, 1), OFFERS);
    await clock.advance(59_000);
    expect(asked).toHaveLength(1);
    isDown = false;
    await clock.advance(60_000);
    expect(asked).toHaveLength(2);
  });

  it('tells whoever listens what came of it', async () => {
    const { clock, asker, run } = setup();
    const heard: number[] = [];
    asker.asked$.subscribe(({ title }) => heard.push(title.id));
    run(titles(1, 3));
    await clock.advance(10_000);
    expect(heard).toEqual([1, 2, 3]);
  });
});

describe('what was asked in vain', () => {
  it('is asked again a minute after the others, and keeps nothing else', async () => {
    let isDown = true;
    const failureOf = ({ id }: TitleRef) => (id === 2 && isDown ? ({ kind: 'http', status: 503 } as const) : undefined);
    const { clock, run, asked, ids } = setup({ failureOf });
    run(titles(1, 4));
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
      const { clock, run, ids } = setup({ failureOf: () => failure });
      run(titles(1, 50));
      run(titles(101, 150));
      await clock.advance(59_000);
      expect(ids().length).toBeLessThanOrEqual(3);
      await clock.advance(2_000);
      expect(ids().length).toBeGreaterThan(3);
      expect(ids().length).toBeLessThanOrEqual(6);
    },
  );

  it('is asked about one thing a minute by who asks one after the other', async () => {
    const { clock, run, asked } = setup({ failureOf: () => ({ kind: 'network' }) });
    run(titles(1, 10), { atOnce: 1 });
    await clock.advance(123_000);
    expect(asked.map(({ at }) => at)).toEqual([0, 60_000, 120_000]);
  });

  it.each([
    ['network' as const, [1]],
    ['malformed' as const, [1, 2, 3]],
  ])('is left for the next visit by an errand of once: %s', async (kind, expected) => {
    const { clock, asker, errandOf, ids } = setup({ failureOf: () => ({ kind }) });
    let isOver = false;
    asker.run(errandOf(titles(1, 3), { atOnce: 1, isOnce: true })).subscribe({ complete: () => (isOver = true) });
    await clock.advance(600_000);
    expect([ids(), isOver]).toEqual([expected, true]);
  });
});

describe('a device that says it is offline (product.md, Errors and retry: offline)', () => {
  it('asks after a moment', async () => {
    const { clock, run, asked } = setup({ browser: { ...aPage(), online$: new BehaviorSubject(false) } });
    run(titles(1, 3));
    await clock.advance(1_999);
    expect(asked).toEqual([]);
    await clock.advance(2);
    expect(asked).toHaveLength(3);
  });
});
