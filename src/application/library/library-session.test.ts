import { describe, expect, it } from 'vitest';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { LibrarySession } from './library-session.ts';

const setup = () => {
  const clock = new VirtualClock();
  const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock, tab: 'tab-a' });
  const emitted: LibraryChange[] = [];
  session.changes$.subscribe((change) => emitted.push(change));
  const save = (id: number) =>
    session.dispatch({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '2026-11-21T12:00:00.000Z' } });
  const ids = () => session.library.watchlist.map(({ id }) => id);
  return { clock, session, emitted, save, ids };
};

const fromOther = (id: number): LibraryChange => ({
  id: `tab-b-${id}`,
  at: '2026-11-21T12:00:00.000Z',
  tab: 'tab-b',
  action: { kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '' } },
});

describe('the library in memory', () => {
  it('tells each change once, with its time, its tab and an id of its own', () => {
    const { emitted, save } = setup();
    save(1);
    save(2);
    save(2);
    expect(emitted).toMatchObject([
      { at: '2026-11-21T12:00:00.000Z', tab: 'tab-a' },
      { at: '2026-11-21T12:00:00.000Z', tab: 'tab-a' },
    ]);
    expect(new Set(emitted.map(({ id }) => id)).size).toBe(2);
  });

  it('tells the source of each change: the visitor unless another is given, also of an undo', () => {
    const { session, save } = setup();
    const sources: string[] = [];
    session.made$.subscribe(({ action, source }) => sources.push(`${action.kind} by ${source}`));
    save(1);
    const removal = { kind: 'title-removed', list: 'watchlist', title: { id: 1 } } as const;
    const undo = session.dispatch(removal, undefined, { source: 'device' });
    void undo?.();
    expect(sources).toEqual(['title-saved by visitor', 'title-removed by device', 'title-saved by visitor']);
  });

  it('writes no source into the log: the changes are stored as ever', () => {
    const { session, emitted } = setup();
    session.log.upgrade(async () => true);
    session.dispatch({ kind: 'username-set', username: 'Ada' }, undefined, { source: 'refresh' });
    for (const change of [...emitted, ...session.pending, ...session.unwritten])
      expect(Object.keys(change).toSorted()).toEqual(['action', 'at', 'id', 'tab']);
  });

  it('undoes a removal into its place, once', () => {
    const { session, emitted, save, ids } = setup();
    [1, 2, 3].forEach(save);
    const undo = session.dispatch({ kind: 'title-removed', list: 'watchlist', title: { id: 2 } });
    void undo?.();
    void undo?.();
    expect(ids()).toEqual([1, 2, 3]);
    expect(emitted).toHaveLength(5);
  });

  it('undoes once only, whatever was done since', () => {
    const { session, save, ids } = setup();
    [1, 2].forEach(save);
    const removal = { kind: 'title-removed', list: 'watchlist', title: { id: 2 } } as const;
    const undo = session.dispatch(removal);
    void undo?.();
    session.dispatch(removal);
    void undo?.();
    expect(ids()).toEqual([1]);
  });

  it('keeps what was done before the stored library came', () => {
    const { session, emitted, save, ids } = setup();
    save(9);
    session.rebase({ ...EMPTY_LIBRARY, watchlist: [{ id: 1, addedAt: '' }] });
    expect(ids()).toEqual([1, 9]);
    expect(emitted).toHaveLength(1);
  });

  it('keeps the very same library when its changes are confirmed as they were made, so that nothing is drawn again', () => {
    const { session, emitted, save } = setup();
    save(1);
    save(2);
    const before = session.library;
    session.confirm(emitted);
    expect(session.library).toBe(before);
    expect(session.pending).toEqual([]);
  });

  it('goes on with what was done since as pending', () => {
    const { session, emitted, save, ids } = setup();
    [1, 2].forEach(save);
    session.confirm(emitted.slice(0, 1));
    expect(ids()).toEqual([1, 2]);
    expect(session.pending).toEqual(emitted.slice(1));
  });

  it('does so too where another tab came between', () => {
    const { session, emitted, save, ids } = setup();
    [1, 2].forEach(save);
    session.confirm([emitted[0]!, fromOther(9)]);
    expect(ids()).toEqual([1, 9, 2]);
    expect(session.pending).toEqual(emitted.slice(1));
  });

  it('lets go of what is confirmed already, and of nothing else', () => {
    const { session, emitted, save, ids } = setup();
    [1, 2].forEach(save);
    const before = session.library;
    session.drop(new Set(['tab-b-1']));
    expect(session.library).toBe(before);
    session.drop(new Set([emitted[0]!.id, 'tab-b-1']));
    expect(session.pending).toEqual(emitted.slice(1));
    expect(ids()).toEqual([2]);
  });

  it('is told again only when it is another', () => {
    const { session, emitted, save } = setup();
    save(1);
    session.confirm(emitted);
    const seen: unknown[] = [];
    session.library$.subscribe((library) => seen.push(library));
    session.confirm([fromOther(1)]);
    expect(seen).toHaveLength(1);
    session.confirm([fromOther(2)]);
    expect(seen).toHaveLength(2);
  });

  it('puts what is pending on top of what other tabs did before', () => {
    const { session, emitted, save, ids } = setup();
    save(1);
    session.confirm([fromOther(2)]);
    expect(ids()).toEqual([2, 1]);
    session.confirm(emitted);
    expect(ids()).toEqual([2, 1]);
    expect(session.pending).toEqual([]);
  });

  it('takes over a stored library with the confirmed changes that are not in it, each once', () => {
    const { session, emitted, save, ids } = setup();
    save(1);
    save(2);
    session.rebase({ ...EMPTY_LIBRARY, watchlist: [{ id: 9, addedAt: '' }] }, emitted.slice(0, 1));
    expect(ids()).toEqual([9, 1, 2]);
    expect(session.pending).toMatchObject([{ id: emitted[1]?.id }]);
  });
});
