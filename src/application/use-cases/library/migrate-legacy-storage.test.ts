import { describe, expect, it } from 'vitest';
import { FakeDevice, IDENTIFIER, KEY, visit } from '#fixtures/library/fake-device.ts';
import type { LegacyEntries } from '../../ports/library/legacy-storage.ts';

const collections = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, n) => ({ id: n + 1, name: `List ${n}`, description: '', movies: [] })),
  );

const started = async (device: FakeDevice, lifetime: 'device' | 'window' = 'device') => {
  const here = visit(device, lifetime);
  await here.identity.resolve();
  await here.clock.advance(1_000);
  return here;
};

const withLegacy = (legacy: LegacyEntries) => Object.assign(new FakeDevice(), { legacy });

describe('migration of the old format (product.md, Migration: condition)', () => {
  it.each<[string, LegacyEntries, boolean]>([
    ['a watchlist', { watchlist: '[{"id":5}]' }, true],
    ['favorites', { favorites: '[{"id":5}]' }, true],
    ['a username', { username: 'Ada' }, true],
    ['a username as JSON', { username: '"Ada"' }, true],
    ['4 collections', { collections: collections(4) }, true],
    ['3 collections', { collections: collections(3) }, false],
    ['empty lists', { watchlist: '[]', favorites: '[]' }, false],
    ['a theme only', { theme: 'light', first_time: 'false', last_sync: '1' }, false],
    ['nothing', {}, false],
  ])('with %s', async (_, legacy, happens) => {
    const device = withLegacy(legacy);
    const { messages } = await started(device);
    expect(device.legacy).toEqual(happens ? {} : legacy);
    expect(device.entries.getItem(KEY) !== null).toBe(happens);
    expect(messages).toEqual(happens ? ['Your lists were moved to the new format'] : []);
  });

  it('brings everything over and adds to what is there already, each title once', async () => {
    const device = withLegacy({
      watchlist: '[{"id":5,"addedAt":"2020-01-01"},{"id":6}]',
      favorites: '[{"id":5,"media_type":"tv"}]',
      collections: '[{"id":"9","name":"Rainy","description":"","movies":[{"id":5}]}]',
      theme: '"light"',
      username: 'Ada',
    });
    device.entries.setItem(KEY, '{"watchlist":[{"id":6,"title":"Mine"}]}');
    const { session } = await started(device);
    expect(session.library).toMatchObject({
      watchlist: [{ id: 6, title: 'Mine' }, { id: 5 }],
      favorites: [{ id: 5, media_type: 'tv' }],
      preferences: { theme: 'light' },
      username: 'Ada',
    });
    expect(session.library.collections.at(-1)).toMatchObject({ name: 'Rainy', movies: [{ id: 5 }] });
  });

  it('keeps the old entries when the new bundle cannot be saved, and does it at the next start', async () => {
    const device = withLegacy({ watchlist: '[{"id":5}]' });
    const { setItem } = device.entries;
    device.entries.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await started(device);
    expect(device.legacy).toEqual({ watchlist: '[{"id":5}]' });
    device.entries.setItem = setItem;
    const { session } = await started(device);
    expect(session.library.watchlist).toMatchObject([{ id: 5 }]);
    expect(device.legacy).toEqual({});
  });

  it.each([
    ['is not there', () => undefined],
    ['reads otherwise', (text: string) => text.replace('"id":5', '"id":6')],
  ])('keeps the old entries when what was saved %s afterwards (product.md, Migration: removal)', async (_, keep) => {
    const device = withLegacy({ watchlist: '[{"id":5}]' });
    const { entries } = device;
    const setItem = entries.setItem.bind(entries);
    entries.setItem = (key, text) => {
      const kept = keep(text);
      if (kept !== undefined) setItem(key, kept);
    };
    await started(device);
    expect(device.legacy).toEqual({ watchlist: '[{"id":5}]' });
  });

  it('leaves the old entries alone where the browser keeps nothing beyond the window', async () => {
    const device = withLegacy({ watchlist: '[{"id":5}]' });
    await started(device, 'window');
    expect(device.legacy).toEqual({ watchlist: '[{"id":5}]' });
    expect(device.entries.getItem(KEY)).toBeNull();
  });

  it('stopped between saving and removing, runs again and doubles nothing', async () => {
    const device = withLegacy({ watchlist: '[{"id":5},{"id":"bad"}]' });
    await started(device);
    const once: unknown = JSON.parse(device.entries.getItem(KEY) ?? '');
    device.legacy = { watchlist: '[{"id":5},{"id":"bad"}]' };
    const { store } = await started(device);
    expect(await store.load(IDENTIFIER)).toMatchObject({ bundle: { library: { watchlist: [{ id: 5 }] } } });
    expect(JSON.parse(device.entries.getItem(KEY) ?? '')).toMatchObject({
      watchlist: (once as { watchlist: [] }).watchlist,
    });
  });

  it('loses nothing of an old list that cannot be read', async () => {
    const device = withLegacy({ watchlist: '[{"id":5', favorites: '[{"id":6}]' });
    await started(device);
    expect(JSON.parse(device.entries.getItem(KEY) ?? '')).toMatchObject({ legacy_watchlist: '[{"id":5' });
  });
});
