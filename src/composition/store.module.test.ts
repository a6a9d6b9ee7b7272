import { Container } from 'inversify';
import { NEVER, of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibraryPort } from '#application/library/library-port.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port } from '#application/port.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { FakeRemote } from '#fixtures/store/fake-remote.ts';
import { RemoteMedium } from '#fixtures/store/remote-medium.ts';
import { readConfig } from './config.ts';
import { libraryModule } from './library.module.ts';
import { loadLateParts } from './load-late-parts.ts';
import { loaderModule } from './loader.module.ts';
import { STORE_MEDIA } from './store-media.ts';
import { Token } from './token.ts';

const remote = new FakeRemote();
const log = { warn: vi.fn(), error: vi.fn() };

// Makes a browser without IndexedDB.
beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryEntries());
  for (const method of ['addEventListener', 'removeEventListener']) vi.stubGlobal(method, vi.fn());
  return () => vi.unstubAllGlobals();
});

/** Builds the library as the product does: one visit from one address. */
const visit = async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ip: '203.0.113.7' }));
  const container = new Container({ defaultScope: 'Singleton' });
  const clock = new VirtualClock();
  const config = readConfig({});
  container.bind(Token.lateParts).toConstantValue(loadLateParts(container, config));
  container.bind(Port.clock).toConstantValue(clock);
  container.bind(Port.log).toConstantValue(log);
  container.bind(Port.scrollMemory).toConstantValue({ recall: () => ({}), remember: vi.fn(), forget: vi.fn() });
  container.bind(Port.themeMemory).toConstantValue({ recall: () => undefined, remember: () => undefined });
  container.bind(Port.device).toConstantValue({
    canShare: false,
    share: vi.fn(),
    copy: vi.fn(),
    openMail: vi.fn(),
    download: vi.fn(),
    startOver: vi.fn(),
    online$: of(true),
    leaving$: NEVER,
    returning$: NEVER,
  });
  container.bind(Notifications).toConstantValue(new Notifications({ clock }));
  container.load(libraryModule, loaderModule(config.store));
  const loader = container.get(LibraryLoader);
  loader.activate();
  await container.get(Identity).resolve();
  let status = '';
  loader.loadState$.subscribe((state) => (status = state.status));
  // The code that loads the library arrives in real time.
  await vi.waitFor(async () => {
    await clock.advance(1_100);
    expect(status).toBe('fulfilled');
  }, 15_000);
  return { container, clock, session: container.get(LibrarySession) };
};

describe('a fourth store', () => {
  it('is added by its one binding: the library is loaded from it and saved to it, and nothing else knows', async () => {
    vi.spyOn(STORE_MEDIA, 'local').mockImplementation(async () => new RemoteMedium(remote));
    const first = await visit();
    first.session.dispatch({ kind: 'username-set', username: 'Ada' });
    await first.clock.advance(1_000);
    await vi.waitFor(() =>
      expect([...remote.texts.keys()].toSorted()).toEqual([
        'matinee_revision_203.0.113.7',
        'matinee_user_data_203.0.113.7',
      ]),
    );
    const second = await visit();
    expect(second.session.library.username).toBe('Ada');
  });

  it('that cannot be opened gives way to memory', async () => {
    vi.spyOn(STORE_MEDIA, 'local').mockRejectedValue(new Error('The server is gone.'));
    const { container } = await visit();
    expect(container.get(LibraryPort.store).lifetime).toBe('window');
  });
});

describe('VITE_STORE=memory', () => {
  it('ends with the window', async () => {
    expect((await STORE_MEDIA.memory(new VirtualClock())).lifetime).toBe('window');
  });
});
