import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { FakeDevice, KEY, visit } from '#fixtures/library/fake-device.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 9, addedAt } } as const;
const MINE = { ...EMPTY_LIBRARY, watchlist: [{ id: 8, addedAt }], favorites: [{ id: 8, addedAt }] };

interface Start {
  readonly initial?: Library;
  /** What the visitor does before anything is loaded. */
  readonly early?: readonly LibraryAction[];
}

const started = async (device: FakeDevice, { initial = EMPTY_LIBRARY, early = [] }: Start = {}) => {
  const here = visit(device, 'device', initial);
  early.forEach((action) => here.session.dispatch(action));
  const states: { readonly status: string }[] = [];
  here.loader.loadState$.subscribe((state) => states.push(state));
  await here.identity.resolve();
  await here.clock.advance(1_000);
  let saveError: string | undefined;
  here.loader.saveStatus$.subscribe((status) => ({ saveError } = { saveError: undefined, ...status }));
  return { ...here, states, saveError: () => saveError };
};

describe('loading what is saved (product.md, Saving: load)', () => {
  it('is pending, then fulfilled; with nothing stored the visitor is first-time', async () => {
    const device = new FakeDevice();
    const { states, saveError, messages } = await started(device);
    const outcome = { kind: 'first-time', isMigrated: false, isSaved: true };
    expect(states).toStrictEqual([{ status: 'pending' }, { status: 'fulfilled', outcome }]);
    expect(saveError()).toBeUndefined();
    expect(messages).toEqual([]);
    expect(await device.openLog().owners()).toEqual([]);
  });

  it.each([
    ['watchlist', [{ id: 5, addedAt }]],
    ['favorites', [{ id: 5, addedAt }]],
    ['collections', [{ id: '9', name: 'Noir', description: '', movies: [] }]],
    ['viewingHistory', [{ id: 5, viewedAt: addedAt }]],
    ['preferences', { theme: 'light', preferredGenres: [28] }],
    ['username', 'Ada'],
  ])('replaces the %s if it is present, and nothing else', async (part, stored) => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, JSON.stringify({ [part]: stored }));
    const { session, states } = await started(device);
    expect(session.library).toEqual({ ...EMPTY_LIBRARY, [part]: stored });
    expect(states.at(-1)).toMatchObject({ status: 'fulfilled', outcome: { kind: 'restored' } });
  });

  it('is still the first time for a visitor who was quicker than the load', async () => {
    const { session, states, messages } = await started(new FakeDevice(), { early: [ADD] });
    expect(session.library.watchlist).toEqual([ADD.title]);
    expect(states.at(-1)).toMatchObject({ outcome: { kind: 'first-time' } });
    expect(messages).toEqual([]);
  });

  it('brings back what was written down but never saved, for the visit was cut short', async () => {
    const device = new FakeDevice();
    const first = await started(device);
    first.session.dispatch(ADD);
    await first.clock.settle();
    first.leave();
    expect(device.entries.getItem(KEY)).toBeNull();
    const { session, states, messages } = await started(device);
    expect(session.library.watchlist).toEqual([ADD.title]);
    expect(states.at(-1)).toMatchObject({ outcome: { kind: 'restored', isSaved: false } });
    expect(messages).toEqual(['Your saved lists are back']);
  });

  it('offers nothing back that the visitor removed before the visit was cut short', async () => {
    const device = new FakeDevice();
    const first = await started(device);
    first.session.dispatch(ADD);
    await first.clock.advance(1_000);
    first.session.dispatch({ ...ADD, kind: 'title-removed' });
    await first.clock.settle();
    first.leave();
    const { session, states, messages } = await started(device);
    expect(session.library.watchlist).toEqual([]);
    expect(states.at(-1)).not.toHaveProperty('outcome.missing');
    expect(messages).toEqual(['Your saved lists are back']);
  });

  it('adopts nothing in the place of a bundle that cannot be read', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, 'damaged');
    device.entries.setItem('matinee_user_data_fp_1', '{"watchlist":[{"id":5}]}');
    const { session, states } = await started(device);
    expect(session.library).toEqual(EMPTY_LIBRARY);
    expect(states.at(-1)).toMatchObject({ outcome: { kind: 'first-time', setAsideAs: `${KEY}.unreadable` } });
  });

  // product.md, Saving: load failure.
  it('rejected, is the save error, is told, and nothing is written over what cannot be read', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, '{"watchlist":[{"id":5}]}');
    const { getItem } = device.entries;
    device.entries.getItem = () => {
      throw new DOMException('It is gone.', 'UnknownError');
    };
    const { states, saveError, messages, session, clock, leaving$ } = await started(device, { initial: MINE });
    expect(states.map(({ status }) => status)).toEqual(['pending', 'rejected']);
    expect(saveError()).toBe('Failed to load data from local storage');
    expect(messages).toEqual([
      'Your saved lists could not be loaded. They are untouched; reload the page to try again.',
    ]);
    session.dispatch(ADD);
    leaving$.next();
    await clock.advance(60_000);
    device.entries.getItem = getItem;
    expect(device.entries.getItem(KEY)).toBe('{"watchlist":[{"id":5}]}');
  });
});
