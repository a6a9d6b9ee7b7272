import { describe, expect, it, vi } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { StoredLibrary } from '../../library/lineage/stored-library.ts';
import type { Loaded } from '../../ports/library/store.ts';
import { PruneCopies } from './prune-copies.ts';

describe('removing copies', () => {
  const libraryOf = (...ids: readonly number[]) => ({
    library: { ...EMPTY_LIBRARY, watchlist: ids.map((id) => ({ id, addedAt: '2026-11-20T12:00:00.000Z' })) },
    remainder: NO_REMAINDER,
  });
  const copy = (identifier: string, ...ids: readonly number[]): StoredLibrary => ({
    identifier,
    text: `text of ${identifier}`,
    bundle: libraryOf(...ids),
  });
  const OWN = { kind: 'found', isOwn: true, text: '', bundle: libraryOf(1, 2) } as unknown as Loaded;

  const prune = async (others: readonly StoredLibrary[], { own = OWN, isRemoved = true } = {}) => {
    const [load, forget, warn] = [vi.fn(async () => own), vi.fn(async () => undefined), vi.fn()];
    const remove = vi.fn(async () => isRemoved);
    const isRoomier = await new PruneCopies({
      store: { load, remove },
      changeLog: { forget },
      otherLibraries: { of: async () => others },
      consoleLog: { warn, error: warn },
    }).execute('own');
    return { isRoomier, load, remove, forget, warn };
  };

  it('leaves the newest one, and what has something of its own', async () => {
    const others = [copy('newest', 1), copy('older', 2), copy('own things', 1, 9), copy('oldest', 1, 2)];
    const { isRoomier, remove, forget } = await prune(others);
    expect(remove.mock.calls).toEqual([
      ['older', 'text of older'],
      ['oldest', 'text of oldest'],
    ]);
    expect(forget.mock.calls).toEqual([['older'], ['oldest']]);
    expect(isRoomier).toBe(true);
  });

  it('does not read the visitor’s own library where there is nothing to remove', async () => {
    const { isRoomier, load } = await prune([copy('newest', 1)]);
    expect(load).not.toHaveBeenCalled();
    expect(isRoomier).toBe(false);
    expect((await prune([copy('newest', 1), copy('own things', 9)])).isRoomier).toBe(false);
  });

  it('removes nothing that the visitor’s own library does not have', async () => {
    const { remove } = await prune([copy('newest', 1), copy('older', 2)], { own: { kind: 'absent' } });
    expect(remove).not.toHaveBeenCalled();
  });

  it('keeps the log of one that has changed meanwhile, or of which nothing is written', async () => {
    const changed = await prune([copy('newest', 1), copy('older', 2)], { isRemoved: false });
    expect(changed.forget).not.toHaveBeenCalled();
    const { text: _, ...unwritten } = copy('older', 2);
    const logged = await prune([copy('newest', 1), unwritten]);
    expect(logged.remove).not.toHaveBeenCalled();
    expect(logged.forget).not.toHaveBeenCalled();
  });

  it('notes that something could not be read, and makes no room', async () => {
    const failure = new Error('x');
    const warn = vi.fn();
    const prunes = new PruneCopies({
      store: { load: () => Promise.reject(failure), remove: async () => true },
      changeLog: { forget: async () => undefined },
      otherLibraries: { of: async () => [copy('newest', 1), copy('older', 2)] },
      consoleLog: { warn, error: warn },
    });
    expect(await prunes.execute('own')).toBe(false);
    expect(warn).toHaveBeenCalledWith('store', 'Copies of earlier lists could not be removed.', failure);
  });
});
