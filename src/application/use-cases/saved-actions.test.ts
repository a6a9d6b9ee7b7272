import { describe, expect, it } from 'vitest';
import type { LibraryParts } from '#application/library/toggle-saved.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ThemeState } from '#application/theme-state.ts';
import { FakeDevice, KEY, visit } from '#fixtures/library/saved-library.ts';
import { AddToCollection } from './add-to-collection.ts';
import { CreateCollection } from './create-collection.ts';
import { RecordView } from './record-view.ts';
import { RemoveFromCollection } from './remove-from-collection.ts';
import { SetTheme } from './set-theme.ts';
import { SetUsername } from './set-username.ts';
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

const toggleTheme = ({ session }: LibraryParts) =>
  new ThemeState({ session, setTheme: new SetTheme(session), memory: { recall: () => undefined, remember: () => undefined } }).toggle();

/** Spec section 4, Saving: what triggers a save, and what is saved then. */
const ACTIONS: readonly (readonly [string, (parts: LibraryParts) => unknown, object])[] = [
  ['adding to the watchlist', (parts) => new ToggleWatchlist(parts).execute(NEW), { watchlist: [OLD, NEW] }],
  ['removing from the watchlist', (parts) => new ToggleWatchlist(parts).execute(OLD), { watchlist: [] }],
  ['adding to the favorites', (parts) => new ToggleFavorite(parts).execute(NEW), { favorites: [OLD, NEW] }],
  ['removing from the favorites', (parts) => new ToggleFavorite(parts).execute(OLD), { favorites: [] }],
  [
    'creating a collection',
    (parts) => new CreateCollection(parts).execute({ name: 'Rainy', description: '' }),
    { collections: [{ name: 'Noir' }, { name: 'Rainy' }] },
  ],
  [
    'adding a movie to a collection',
    (parts) => new AddToCollection(parts).execute('1', NEW),
    { collections: [{ movies: [OLD, NEW] }] },
  ],
  [
    'removing a movie from a collection',
    (parts) => new RemoveFromCollection(parts).execute('1', OLD),
    { collections: [{ movies: [] }] },
  ],
  ['updating the viewing history', (parts) => new RecordView(parts).execute(NEW), { viewingHistory: [NEW] }],
  ['setting the theme', ({ session }) => new SetTheme(session).execute('light'), { preferences: { theme: 'light' } }],
  ['toggling the theme', toggleTheme, { preferences: { theme: 'light' } }],
  ['setting the username', ({ session }) => void new SetUsername(session).execute('Grace'), { username: 'Grace' }],
];

const started = async () => {
  const device = new FakeDevice();
  device.entries.setItem(KEY, STORED);
  const { clock, session, identity } = visit(device);
  await identity.resolve();
  await clock.advance(5_000);
  return { clock, parts: { session, clock, notifications: new Notifications(clock) }, stored: () => device.entries.getItem(KEY) ?? '' };
};

describe('1 second after the last action (spec sections 4 and 9)', () => {
  it.each(ACTIONS)('%s is saved', async (_, act, saved) => {
    const { clock, parts, stored } = await started();
    act(parts);
    await clock.advance(999);
    expect(stored()).toBe(STORED);
    await clock.advance(1);
    expect(JSON.parse(stored())).toMatchObject(saved);
  });

  it.each(ACTIONS)('of two, the last being %s, both are saved, and none before', async (_, act, saved) => {
    const { clock, parts, stored } = await started();
    void new SetUsername(parts.session).execute('Lin');
    await clock.advance(999);
    act(parts);
    await clock.advance(999);
    expect(stored()).toBe(STORED);
    await clock.advance(1);
    expect(JSON.parse(stored())).toMatchObject({ username: 'Lin', ...saved });
  });
});
