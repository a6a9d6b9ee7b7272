import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import type { MadeChange } from '../../library/acts.ts';
import { syncMoments$ } from './sync-moments.ts';

const REMOVE: LibraryAction = { kind: 'title-removed', list: 'watchlist', title: { id: 7 } };

const open = () => {
  const clock = new VirtualClock();
  const made$ = new Subject<Pick<MadeChange, 'action' | 'source'>>();
  const browser = {
    leaving$: new Subject<void>(),
    returning$: new Subject<void>(),
    online$: new BehaviorSubject(true),
  };
  const moments: string[] = [];
  syncMoments$({ made$, browser, clock }).subscribe((moment) => moments.push(`${moment} ${clock.scheduler.frame}`));
  const make = (action: LibraryAction = REMOVE, source: MadeChange['source'] = 'visitor') =>
    made$.next({ action, source });
  return { clock, browser, moments, make };
};

describe('the moments for a round (product.md, Devices: pace)', () => {
  it('are at once, then every minute while the page is visible', async () => {
    const { clock, moments } = open();
    await clock.advance(120_000);
    expect(moments).toEqual(['due 0', 'due 60000', 'due 120000']);
  });

  it('are when the page is hidden and when it is back, and none between', async () => {
    const { clock, browser, moments } = open();
    await clock.advance(1_000);
    browser.leaving$.next();
    await clock.advance(300_000);
    browser.returning$.next();
    await clock.advance(60_000);
    expect(moments).toEqual(['due 0', 'due 1000', 'due 301000', 'due 361000']);
  });

  it('are 2 s after a change, however many follow', async () => {
    const { clock, moments, make } = open();
    for (let seconds = 0; seconds < 5; seconds += 1) {
      make();
      await clock.advance(1_000);
    }
    await clock.advance(5_000);
    expect(moments).toEqual(['due 0', 'due 2000', 'due 4000', 'due 6000']);
  });

  it.each<[string, LibraryAction, MadeChange['source']]>([
    ['of the theme', { kind: 'theme-set', theme: 'light' }, 'visitor'],
    ['of the name', { kind: 'username-set', username: 'Ada' }, 'visitor'],
    ['that came from elsewhere', REMOVE, 'devices' as MadeChange['source']],
  ])('are none after a change %s', async (_, action, source) => {
    const { clock, moments, make } = open();
    make(action, source);
    await clock.advance(5_000);
    expect(moments).toEqual(['due 0']);
  });

  it('are when the device is online again, and not when it goes offline', () => {
    const { browser, moments } = open();
    browser.online$.next(false);
    expect(moments).toEqual(['due 0']);
    browser.online$.next(true);
    expect(moments).toEqual(['due 0', 'online 0']);
  });
});
