import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { FakeRemote } from '#fixtures/store/fake-remote.ts';
import { RemoteMedium } from '#fixtures/store/remote-medium.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { willingBrowser } from '#fixtures/willing-browser.ts';
import { bindings, load, value } from './bindings.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import { readConfig } from './config.ts';
import { coreModule } from './core.module.ts';
import type { FirstContainer } from './first-container.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import type { LoadedContainer } from './open-repository.ts';
import { newContainer, partsOf } from './parts.ts';
import { STORES } from './stores.ts';

const remote = new FakeRemote();
const log = { warn: vi.fn(), error: vi.fn() };
const startErrands = vi.fn(async () => undefined);
const NO_CATALOGUE: Catalogue = {
  module: bindings({
    catalog: value(stubCatalog()),
    probe: value({ configured: true, address: '', probe: async () => 200 }),
    images: value({ baseUrl: '', sized: false }),
  }),
  openFinder: () => Promise.reject(new Error('Nothing is found.')),
};

// Makes a browser without IndexedDB.
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', new MemoryEntries());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const method of ['addEventListener', 'removeEventListener']) vi.stubGlobal(method, vi.fn());
  return () => vi.unstubAllGlobals();
});

/**
 * Builds the library as the product does: one visit from one address.
 * @param act is called before the code that loads the library is there.
 */
const visit = async (VITE_STORE = 'local', act = (_: LibrarySession): void => {}) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ip: '203.0.113.7' }));
  const clock = new VirtualClock();
  const config = readConfig({ VITE_STORE });
  const container: FirstContainer = load(newContainer(), [
    bindings({
      lateParts: value({ ...loadLateParts(() => container, NO_CATALOGUE, config), startErrands }),
      clock: value(clock),
      random: value(() => 0),
      consoleLog: value(log),
      scrollMemory: value({ recall: () => ({}), remember: vi.fn(), forget: vi.fn() }),
      draftMemory: value({ recall: () => undefined, remember: vi.fn(), forget: vi.fn() }),
      themeMemory: value({ recall: () => undefined, remember: () => undefined }),
      homeMemory: value({ recall: () => undefined, remember: () => undefined }),
      ratingsMemory: value({ recall: () => undefined, remember: () => undefined }),
      titleLanguageMemory: value({ recall: () => undefined, remember: () => undefined }),
      languageOfferMemory: value({ recall: () => undefined, remember: () => undefined }),
      followedMemory: value({ recall: () => undefined, remember: () => undefined }),
      browser: value(willingBrowser),
      catalogChoice: value({ isDemo: true, isChosen: false, openDemo: vi.fn(), leaveDemo: vi.fn() }),
    }),
    coreModule({ edition: config, bench: undefined }),
    libraryModule(config),
    NO_CATALOGUE.module,
  ]);
  const { loader, session, identity } = partsOf(container);
  loader.activate();
  act(session);
  await identity.resolve();
  let status = '';
  loader.loadState$.subscribe((state) => (status = state.status));
  // The code that loads the library arrives in real time.
  await vi.waitFor(async () => {
    await clock.advance(1_100);
    expect(status).toBe('fulfilled');
  }, 15_000);
  return { container, clock, session };
};

describe('a fourth store', () => {
  it('is added by its one binding: the library is loaded from it and saved to it, and nothing else knows', async () => {
    vi.spyOn(STORES.local, 'load').mockResolvedValue(async () => new RemoteMedium(remote));
    const first = await visit();
    first.session.dispatch({ kind: 'username-set', username: 'Ada' });
    await first.clock.advance(1_000);
    await expect
      .poll(() => [...remote.texts.keys()].toSorted())
      .toEqual(['matinee_revision_203.0.113.7', 'matinee_user_data_203.0.113.7']);
    const second = await visit();
    expect(second.session.library.username).toBe('Ada');
  });

  it('that cannot be opened gives way to memory', async () => {
    const open = () => Promise.reject(new Error('The server is gone.'));
    vi.spyOn(STORES.local, 'load').mockResolvedValue(open);
    const { container } = await visit();
    expect(partsOf(container as LoadedContainer).store.lifetime).toBe('window');
  });
});

it('a store whose code does not come is not taken for one that cannot be opened', async () => {
  vi.spyOn(STORES.local, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const late = loadLateParts(() => newContainer() as FirstContainer, NO_CATALOGUE, readConfig({}));
  await expect(late.open()).rejects.toThrow('Failed to fetch');
});

describe('a store that ends with the window', () => {
  it('has what was changed before the code that loads it is there, without another change', async () => {
    const entries = new MemoryEntries();
    vi.spyOn(STORES.memory, 'load').mockResolvedValue(async () => new StorageMedium(entries, 'window'));
    const open = vi.fn();
    vi.stubGlobal('indexedDB', { open });
    const { clock } = await visit('memory', (session) => session.dispatch({ kind: 'username-set', username: 'Ada' }));
    await clock.advance(1_000);
    await expect.poll(() => entries.getItem('matinee_user_data_203.0.113.7')).toContain('Ada');
    // Nothing of it stays on the device.
    expect(open).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});

it('a browser that does not say how the app is displayed keeps no list from what goes on beside it', async () => {
  const refused = new Error('Not allowed.');
  vi.stubGlobal('matchMedia', () => {
    throw refused;
  });
  vi.spyOn(STORES.local, 'load').mockResolvedValue(async () => new RemoteMedium(new FakeRemote()));
  const { session } = await visit();
  expect(log.warn).toHaveBeenCalledWith('code', 'What lists of before have left is not known.', refused);
  expect(startErrands).not.toHaveBeenCalled();
  session.dispatch({ kind: 'title-viewed', title: { id: 1, viewedAt: '2026-11-21T12:00:00.000Z' } });
  await expect.poll(() => startErrands).toHaveBeenCalledTimes(1);
});

describe('VITE_STORE=memory', () => {
  it('ends with the window', async () => {
    const open = await STORES.memory.load();
    expect((await open()).lifetime).toBe(STORES.memory.lifetime);
  });
});
