import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { LoadOutcome, LoadState } from './load-state.ts';
import { notifyLoadOutcome } from './notify-load-outcome.ts';

const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 7, addedAt: '2026-11-20T12:00:00.000Z' } } as const;
const loaded = (outcome: Partial<LoadOutcome>): LoadState => ({
  status: 'fulfilled',
  outcome: { kind: 'restored', isMigrated: false, isSaved: true, ...outcome },
});

const setup = (lifetime: 'device' | 'window' = 'device') => {
  const library = libraryDeps();
  const loadState$ = new BehaviorSubject<LoadState>({ status: 'pending' });
  const notices = notifyLoadOutcome(loadState$, { ...library.deps, store: { lifetime } });
  return { ...library, loadState$, stop: () => notices.unsubscribe() };
};

describe('what a visitor is told of their lists', () => {
  it.each<[string, LoadState, readonly (readonly [string, string])[]]>([
    // product.md, Startup: load messages.
    ['they are back', loaded({}), [['blank', 'Your saved lists are back']]],
    ['they are migrated', loaded({ isMigrated: true }), [['blank', 'Your lists were moved to the new format']]],
    [
      // product.md, Saving: adoption.
      'another identifier’s were adopted',
      loaded({ kind: 'adopted' }),
      [['blank', 'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.']],
    ],
    ['it is the first time', loaded({ kind: 'first-time' }), []],
    [
      // product.md, Saving: unreadable bundle.
      'a bundle was set aside, and a checkpoint took its place',
      loaded({ setAsideAs: 'matinee_user_data_fp_0.unreadable' }),
      [
        ['error', 'Your saved lists could not be read. They are kept aside as matinee_user_data_fp_0.unreadable.'],
        ['blank', 'Your saved lists are back'],
      ],
    ],
    [
      // product.md, Saving: load failure.
      'they could not be loaded',
      { status: 'rejected' },
      [['error', 'Your saved lists could not be loaded. They are untouched; reload the page to try again.']],
    ],
  ])('when %s, once', (_, state, expected) => {
    const { loadState$, messages } = setup();
    expect(messages()).toEqual([]);
    loadState$.next(state);
    loadState$.next(state);
    expect(messages()).toEqual(expected);
  });

  // product.md, Startup: window only.
  it('is that they end with the window where nothing is kept, long enough to be read: 8 s', async () => {
    const { loadState$, messages, clock } = setup('window');
    expect(messages()).toEqual([]);
    loadState$.next(loaded({ kind: 'first-time' }));
    await clock.advance(7_999);
    expect(messages()).toEqual([
      ['error', 'Your browser keeps nothing for this site. Your lists end with this window.'],
    ]);
    await clock.advance(1);
    expect(messages()).toEqual([]);
  });

  // product.md, Startup: changed from outside.
  it('is for 30 s that something is gone from them, and can be brought back', async () => {
    const { loadState$, deps, library, clock } = setup();
    const offers: (() => void)[] = [];
    const seen: string[] = [];
    deps.notifications.notifications$.subscribe((list) => {
      const offer = list.find(({ action, visible }) => visible && action?.label === 'Bring it back');
      if (offer?.action) offers.push(offer.action.run);
      seen.splice(0, seen.length, ...(offer ? [`${offer.type}: ${offer.message}`] : []));
    });
    loadState$.next(loaded({ missing: [ADD] }));
    await clock.advance(29_999);
    expect(seen).toEqual(['blank: Your saved lists were changed from outside, and something is gone from them.']);
    offers[0]?.();
    expect(library().watchlist).toEqual([ADD.title]);
    await clock.advance(1);
    expect(seen).toEqual([]);
  });

  it('is nothing once the visit is over', () => {
    const { loadState$, messages, stop } = setup();
    stop();
    loadState$.next(loaded({}));
    expect(messages()).toEqual([]);
  });
});
