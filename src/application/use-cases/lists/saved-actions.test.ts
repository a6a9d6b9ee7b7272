import { describe, expect, it } from 'vitest';
import { FakeDevice, KEY, visit } from '#fixtures/library/fake-device.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { Notifications } from '../../notifications/notifications.ts';
import { CompleteWelcome } from '../library/complete-welcome.ts';
import { RecordView } from '../library/record-view.ts';
import { SetTheme, ThemeState } from '../library/theme-state.ts';
import { Collections } from './collections.ts';
import { ToggleFavorite } from './toggle-favorite.ts';
import { ToggleWatchlist } from './toggle-watchlist.ts';

const NEW = { id: 7 };
const OLD = { id: 5 };
const STORED = JSON.stringify({
  watchlist: [OLD],
  favorites: [OLD],
  collections: [{ id: '1', name: 'Noir', description: '', movies: [OLD] }],
  username: 'Ada',
});

const toggleTheme = ({ session }: LibraryDeps) =>
  new ThemeState({
    session,
    setTheme: new SetTheme({ session }),
    themeMemory: { recall: () => undefined, remember: () => undefined },
  }).toggle();

/** What triggers a save (product.md, Saving: triggers), and what is saved then. */
const ACTIONS: readonly (readonly [string, (deps: LibraryDeps) => unknown, object])[] = [
  ['adding to the watchlist', (deps) => new ToggleWatchlist(deps).execute(NEW), { watchlist: [OLD, NEW] }],
  ['removing from the watchlist', (deps) => new ToggleWatchlist(deps).execute(OLD), { watchlist: [] }],
  ['adding to the favorites', (deps) => new ToggleFavorite(deps).execute(NEW), { favorites: [OLD, NEW] }],
  ['removing from the favorites', (deps) => new ToggleFavorite(deps).execute(OLD), { favorites: [] }],
  [
    'creating a collection',
    (deps) => new Collections(deps).create({ name: 'Rainy', description: '' }),
    { collections: [{ name: 'Noir' }, { name: 'Rainy' }] },
  ],
  [
    'adding a movie to a collection',
    (deps) => new Collections(deps).add('1', NEW),
    { collections: [{ movies: [OLD, NEW] }] },
  ],
  [
    'removing a movie from a collection',
    (deps) => new Collections(deps).takeOut('1', OLD),
    { collections: [{ movies: [] }] },
  ],
  ['updating the viewing history', (deps) => new RecordView(deps).execute(NEW), { viewingHistory: [NEW] }],
  [
    'setting the theme',
    ({ session }) => new SetTheme({ session }).execute('light'),
    { preferences: { theme: 'light' } },
  ],
  ['toggling the theme', toggleTheme, { preferences: { theme: 'light' } }],
  [
    'setting the username',
    ({ session }) => void new CompleteWelcome({ session }).execute('Grace'),
    { username: 'Grace' },
  ],
];

const started = async () => {
  const device = new FakeDevice();
  device.entries.setItem(KEY, STORED);
  const { clock, session, identity } = visit(device);
  await identity.resolve();
  await clock.advance(5_000);
  return {
    clock,
    deps: { session, clock, notifications: new Notifications({ clock }) },
    stored: () => device.entries.getItem(KEY) ?? '',
  };
};

describe('1 second after the last action (product.md, Saving: autosave)', () => {
  it.each(ACTIONS)('%s is saved', async (_, act, saved) => {
    const { clock, deps, stored } = await started();
    act(deps);
    await clock.advance(999);
    expect(stored()).toBe(STORED);
    await clock.advance(1);
    expect(JSON.parse(stored())).toMatchObject(saved);
  });

  it.each(ACTIONS)('of two, the last being %s, both are saved, and none before', async (_, act, saved) => {
    const { clock, deps, stored } = await started();
    void new CompleteWelcome(deps).execute('Lin');
    await clock.advance(999);
    act(deps);
    await clock.advance(999);
    expect(stored()).toBe(STORED);
    await clock.advance(1);
    expect(JSON.parse(stored())).toMatchObject({ username: 'Lin', ...saved });
  });
});
