import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { FakeDevice, KEY, visit } from '#fixtures/library/fake-device.ts';

const ADD = {
  kind: 'title-saved',
  list: 'watchlist',
  title: { id: 7, title: 'Dust Parade', addedAt: '2026-11-21' },
} as const;
const bundle = (fields: object) => JSON.stringify({ watchlist: [], favorites: [], ...fields });
const started = async (device: FakeDevice) => {
  const here = visit(device);
  await here.identity.resolve();
  await here.clock.advance(1_000);
  return here;
};

describe('loading and saving the library', () => {
  // product.md, Startup: library load. product.md, Saving: waiting.
  it('loads it about 1 second after the app is ready, once the identifier is known, in steps of 100 ms', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ watchlist: [{ id: 5 }] }));
    const { clock, identity, session } = visit(device);
    await clock.advance(1_450);
    await identity.resolve();
    await clock.advance(49);
    expect(session.library.watchlist).toEqual([]);
    await clock.advance(1);
    expect(session.library.watchlist).toMatchObject([{ id: 5 }]);
  });

  it('waits a second even when the identifier is known at once', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ watchlist: [{ id: 5 }] }));
    const { clock, identity, session } = visit(device);
    await identity.resolve();
    await clock.advance(999);
    expect(session.library.watchlist).toEqual([]);
    await clock.advance(1);
    expect(session.library.watchlist).toHaveLength(1);
  });

  it('loads it no sooner for a visitor who is quick', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ watchlist: [{ id: 5 }] }));
    const { clock, identity, session } = visit(device);
    await identity.resolve();
    await clock.advance(10);
    session.dispatch(ADD);
    await clock.advance(989);
    expect(session.library.watchlist).toMatchObject([{ id: 7 }]);
    await clock.advance(1);
    expect(session.library.watchlist).toMatchObject([{ id: 5 }, { id: 7 }]);
  });

  it('saves one second after a change, under the identifier, with the time and the address', async () => {
    const device = new FakeDevice();
    const { clock, session } = await started(device);
    session.dispatch(ADD);
    await clock.advance(999);
    expect(device.entries.getItem(KEY)).toBeNull();
    await clock.advance(1);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '')).toMatchObject({
      watchlist: [{ id: 7, title: 'Dust Parade' }],
      ipAddress: '203.0.113.7',
      lastUpdated: '2026-11-21T12:00:02.000Z',
    });
  });

  it('loses nothing that was done before the stored library came, nor what was stored', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ watchlist: [{ id: 5 }] }));
    const { clock, identity, session } = visit(device);
    session.dispatch(ADD);
    await identity.resolve();
    await clock.advance(2_000);
    expect(session.library.watchlist.map(({ id }) => id)).toEqual([5, 7]);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '')).toMatchObject({ watchlist: [{ id: 5 }, { id: 7 }] });
  });

  it('is saved when the window closes within the second, and is there in the next visit', async () => {
    const device = new FakeDevice();
    const { session, leaving$, leave } = await started(device);
    session.dispatch(ADD);
    leaving$.next();
    expect(JSON.parse(device.entries.getItem(KEY) ?? '{}')).toMatchObject({ watchlist: [{ id: 7 }] });
    leave();
    const next = await started(device);
    expect(next.session.library.watchlist).toMatchObject([{ id: 7 }]);
    expect(next.messages).toEqual(['Your saved lists are back']);
  });

  it('writes back what it does not know', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ watchlist: [{ id: 'x' }, { id: 5, note: 'mine' }], future: { a: 1 } }));
    const { clock, session } = await started(device);
    session.dispatch(ADD);
    await clock.advance(1_000);
    const saved: unknown = JSON.parse(device.entries.getItem(KEY) ?? '');
    expect(saved).toMatchObject({ future: { a: 1 }, watchlist: [{ id: 5, note: 'mine' }, { id: 7 }, { id: 'x' }] });
  });

  it.each([
    ['a bundle without preferences', (device: FakeDevice) => device.entries.setItem(KEY, bundle({ username: 'Ada' }))],
    ['old entries without a theme', (device: FakeDevice) => (device.legacy = { username: 'Ada' })],
  ])('leaves the theme in use to %s', async (_, prepare) => {
    const device = new FakeDevice();
    prepare(device);
    const here = visit(device, 'device', { ...EMPTY_LIBRARY, preferences: { theme: 'light', preferredGenres: [] } });
    await here.identity.resolve();
    await here.clock.advance(1_000);
    expect(here.session.library).toMatchObject({ username: 'Ada', preferences: { theme: 'light' } });
  });

  it('sets an unreadable bundle aside, says so, and starts afresh', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, '{"watchlist":[{"id":');
    const { messages } = await started(device);
    expect(messages).toEqual([`Your saved lists could not be read. They are kept aside as ${KEY}.unreadable.`]);
    expect(device.entries.getItem(`${KEY}.unreadable`)).toBe('{"watchlist":[{"id":');
  });

  it('says once that lists end with the window where the browser keeps nothing', async () => {
    const here = visit(new FakeDevice(), 'window');
    await here.identity.resolve();
    await here.clock.advance(60_000);
    expect(here.messages).toEqual(['Your browser keeps nothing for this site. Your lists end with this window.']);
  });
});

describe('the welcome (product.md, Welcome: when)', () => {
  it('opens 1.5 s after a first-time visitor was found to have nothing stored', async () => {
    const { clock, isWelcoming } = await started(new FakeDevice());
    await clock.advance(1_499);
    expect(isWelcoming()).toBe(false);
    await clock.advance(1);
    expect(isWelcoming()).toBe(true);
  });

  it('stays closed once it was closed', async () => {
    const { clock, loader, isWelcoming } = await started(new FakeDevice());
    await clock.advance(1_500);
    loader.closeWelcome();
    expect(isWelcoming()).toBe(false);
    await clock.advance(60_000);
    expect(isWelcoming()).toBe(false);
  });

  it('waits from the start where the visitor was sent something, before its code is there (product.md, Welcome: sent)', async () => {
    const here = visit(new FakeDevice());
    here.loader.holdWelcome(true);
    await here.identity.resolve();
    await here.clock.advance(60_000);
    expect(here.isWelcoming()).toBe(false);
    here.loader.holdWelcome(false);
    await here.clock.advance(1_500);
    expect(here.isWelcoming()).toBe(true);
  });

  it('does not open after the visit', async () => {
    const { clock, leave, isWelcoming } = await started(new FakeDevice());
    leave();
    await clock.advance(60_000);
    expect(isWelcoming()).toBe(false);
  });

  it('does not open for a visitor with a name', async () => {
    const device = new FakeDevice();
    device.entries.setItem(KEY, bundle({ username: 'Ada' }));
    const { clock, isWelcoming } = await started(device);
    await clock.advance(60_000);
    expect(isWelcoming()).toBe(false);
  });
});
