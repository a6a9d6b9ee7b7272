import { describe, expect, it } from 'vitest';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { calmVersionsVisit, versionsVisit } from '#fixtures/library/versions-visit.ts';

const addedAt = '2026-11-20T12:00:00.000Z';
const saved = (id: number): LibraryAction => ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt } });
const batch = (actions: readonly LibraryAction[]): LibraryAction => ({ kind: 'batch', actions });
const watchlistOf = (length: number) => Array.from({ length }, (_, at) => ({ id: at + 1, addedAt }));

describe('a page that is left (product.md, Earlier versions: idle)', () => {
  it('sends what waits on its way at once', async () => {
    const { large, leaving$, versions } = await calmVersionsVisit({ watchlist: watchlistOf(2) });
    large(batch([saved(3)]), 'Lists joined');
    leaving$.next();
    expect(await versions.list()).toMatchObject([{ before: { done: 'Lists joined' } }]);
  });

  it('sends that of the day where it has changed since, and not where it is there at the next visit', async () => {
    const { load, session, leaving$, versions, clock } = versionsVisit({ watchlist: watchlistOf(2) });
    load();
    await clock.settle();
    leaving$.next();
    expect(await versions.list()).toEqual([]);
    session.dispatch(saved(3));
    leaving$.next();
    expect(await versions.list()).toHaveLength(1);
    await clock.advance(3_000);
    expect(await versions.list()).toHaveLength(1);
  });
});

describe('a device that refuses (product.md, Earlier versions: refused)', () => {
  class FullVersions extends MemoryEarlierVersions {
    limit = Number.POSITIVE_INFINITY;
    override async keep(...of: Parameters<MemoryEarlierVersions['keep']>): Promise<void> {
      if ((await this.list()).length >= this.limit) throw new DOMException('Full.', 'QuotaExceededError');
      await super.keep(...of);
    }
  }

  it('has the oldest go, and is tried once more; the act is done all the same', async () => {
    const versions = new FullVersions();
    const { load, large, clock, about, library, logged } = versionsVisit({ watchlist: watchlistOf(1) }, versions);
    load();
    await clock.advance(3_000);
    large(batch([saved(2)]), 'Lists joined');
    large(batch([saved(3)]), 'Backup restored');
    await clock.advance(2_000);
    versions.limit = 2;
    large(batch([saved(4)]), 'Lists brought over');
    expect((await about()).map(({ titles }) => titles)).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(library().watchlist).toHaveLength(4);
    expect(logged).toEqual([]);
  });

  it('keeps the only version that it has, says so to developers, and takes the next', async () => {
    const versions = new FullVersions();
    const { load, large, clock, about, library, logged } = versionsVisit({ watchlist: watchlistOf(1) }, versions);
    load();
    await clock.advance(3_000);
    versions.limit = 1;
    large(batch([saved(2)]), 'Lists joined');
    expect(await about()).toEqual([{ titles: [1], isDaily: true }]);
    expect(logged).toEqual(['An earlier version could not be kept.']);
    versions.limit = 9;
    large(batch([saved(3)]), 'Backup restored');
    expect(await about()).toHaveLength(2);
    expect(library().watchlist).toHaveLength(3);
  });
});

/** Counts what it is asked to keep, and waits before it does. */
class SlowVersions extends MemoryEarlierVersions {
  asked = 0;
  release: () => void = () => {};
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));
  override async keep(...of: Parameters<MemoryEarlierVersions['keep']>): Promise<void> {
    this.asked += 1;
    await this.released;
    await super.keep(...of);
  }
}

it('does not even make the text of a day’s version that is there (product.md, Earlier versions: when)', async () => {
  const versions = new SlowVersions();
  versions.release();
  for (const laterMs of [0, 60_000]) {
    const { load, clock } = versionsVisit({ watchlist: watchlistOf(2) }, versions, laterMs);
    load();
    await clock.advance(3_000);
  }
  expect(versions.asked).toBe(1);
});

describe('everything is being erased (product.md, Earlier versions: private)', () => {
  it('nothing more is written', async () => {
    const versions = new SlowVersions();
    const { load, leaving$, clock, large, repository } = versionsVisit({ watchlist: watchlistOf(2) }, versions);
    load();
    large(batch([saved(3)]), 'Lists joined');
    repository.isStopped = true;
    leaving$.next();
    await clock.advance(5_000);
    expect([versions.asked, await versions.list()]).toEqual([0, []]);
  });

  it('nor is what was on its way', async () => {
    const versions = new SlowVersions();
    const { load, clock, repository } = versionsVisit({ watchlist: watchlistOf(2) }, versions);
    load();
    await clock.advance(3_000);
    expect(versions.asked).toBe(1);
    repository.isStopped = true;
    versions.release();
    await clock.advance(3_000);
    expect(await versions.list()).toEqual([]);
  });
});

it('tells that another version is kept', async () => {
  const { large, clock, keepVersions } = await calmVersionsVisit({ watchlist: watchlistOf(2) });
  let told = 0;
  keepVersions.kept$.subscribe(() => (told += 1));
  large(batch([saved(3)]), 'Lists joined');
  expect(told).toBe(0);
  await clock.advance(2_000);
  expect(told).toBe(1);
});
