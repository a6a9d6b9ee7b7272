import { BehaviorSubject, from, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { aPage } from '#fixtures/a-page.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { AskWhileAwake, type AskWhileAwakeDeps } from './ask-while-awake.ts';

/** Ten things that are asked about one after the other, and when. */
const asking = (browser: AskWhileAwakeDeps['browser'], answer = (): Promise<unknown> => Promise.resolve('here')) => {
  const clock = new VirtualClock();
  const askedAt: number[] = [];
  const left = new Set(Array.from({ length: 10 }, (_, at) => at));
  const asker = new AskWhileAwake({ clock, browser }, { atOnce: 1 });
  const ask = (item: number) => {
    askedAt.push(clock.scheduler.frame);
    left.delete(item);
    return outcomeOf(from(answer()));
  };
  const begin = () => asker.askAll({ startMs: 0, missing: () => [...left], ask }).subscribe();
  return { clock, askedAt, begin };
};

describe('what is asked while the page is awake', () => {
  it('is asked after a moment where the browser says that it is offline (product.md, Errors and retry: offline)', async () => {
    const { clock, askedAt, begin } = asking({ ...aPage(), online$: new BehaviorSubject(false) });
    begin();
    await clock.advance(1_999);
    expect(askedAt).toEqual([]);
    await clock.advance(2);
    expect(askedAt).toHaveLength(10);
  });

  it('is asked about one thing a minute while there is no network', async () => {
    const none = () => Promise.reject(new CatalogError({ kind: 'network' }));
    const { clock, askedAt, begin } = asking({ ...aPage(), online$: new BehaviorSubject(false) }, none);
    begin();
    await clock.advance(123_000);
    expect(askedAt).toEqual([2_000, 62_000, 122_000]);
  });

  it('is not asked on a page that was hidden before any of it was there', async () => {
    const shown$ = new Subject<void>();
    const { clock, askedAt, begin } = asking({ online$: of(true), leaving$: NEVER, returning$: NEVER, shown$ });
    begin();
    await clock.advance(60_000);
    expect(askedAt).toEqual([]);
    shown$.next();
    await clock.advance(1);
    expect(askedAt).toHaveLength(10);
  });
});
