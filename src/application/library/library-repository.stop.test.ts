import { NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { aRepository } from '#fixtures/library/a-repository.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import type { Browser } from '../ports/browser.ts';
import { Identity } from './identity.ts';

const IDENTIFIER = 'fp_0';
const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 9, addedAt: '2026-11-20T12:00:00.000Z' } } as const;

/** A store with saves that take as long as a test wants. */
class SlowStore extends BundleStore {
  release = () => {};

  override async save(...args: Parameters<BundleStore['save']>): Promise<string> {
    await new Promise<void>((resolve) => (this.release = resolve));
    return super.save(...args);
  }
}

/** A repository that is saving a title that was added. */
const saving = async (store: BundleStore) => {
  const { deps, clock } = libraryDeps();
  const changeLog = new MemoryChangeLog(new MemoryLogDevice(), decodeChange);
  const identity = new Identity({ identityResolver: { resolve: async () => IDENTIFIER }, clock });
  await identity.resolve();
  const repository = aRepository({
    ...deps,
    identity,
    store,
    changeLog,
    tabs: { erased$: NEVER, publishErased: () => {} },
    legacyStorage: { read: () => ({}), remove: () => {} },
    browser: { leaving$: NEVER, returning$: NEVER, online$: of(true) } as unknown as Browser,
    consoleLog: { warn: () => {}, error: () => {} },
  });
  repository.activate(0);
  await clock.advance(1_000);
  const append = changeLog.append.bind(changeLog);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  Object.assign(changeLog, { append: (...of: Parameters<typeof append>) => answered.then(() => append(...of)) });
  deps.session.dispatch(ADD);
  return { clock, changeLog, repository, session: deps.session, answer };
};

describe('a repository that is stopped', () => {
  it('tells the log nothing of a save that was on its way, or it would bring back what is erased', async () => {
    const store = new SlowStore(new StorageMedium(new MemoryEntries(), 'device'));
    const { clock, changeLog, repository, session, answer } = await saving(store);
    answer();
    await clock.advance(1_000);
    expect(await changeLog.owners()).toEqual([IDENTIFIER]);
    await repository.stop();
    await changeLog.erase();
    store.release();
    session.dispatch({ ...ADD, title: { ...ADD.title, id: 10 } });
    await clock.advance(60_000);
    expect(await changeLog.owners()).toEqual([]);
  });

  it('saves nothing that waited for the log, and is stopped only once the log has answered', async () => {
    const store = new BundleStore(new StorageMedium(new MemoryEntries(), 'device'));
    const { clock, repository, answer } = await saving(store);
    await clock.advance(1_000);
    let isStopped = false;
    const stopped = repository.stop().then(() => (isStopped = true));
    await clock.settle();
    expect(isStopped).toBe(false);
    answer();
    await stopped;
    await clock.advance(60_000);
    expect(await store.identifiers()).toEqual([]);
  });
});
