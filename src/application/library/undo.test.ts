import { describe, expect, it } from 'vitest';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { makeLargeChange } from './make-large-change.ts';
import { byItems } from './take-back-items.ts';

const AT = '2026-11-20T12:00:00.000Z';
const titles = (...ids: readonly number[]): Library['watchlist'] => ids.map((id) => ({ id, addedAt: AT }));
const saving = (id: number): LibraryAction => ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: AT } });
const removing = (id: number): LibraryAction => ({ kind: 'title-removed', list: 'watchlist', title: { id } });
const fromOther = (action: LibraryAction, id = 'tab-b-1'): LibraryChange => ({ id, at: AT, tab: 'tab-b', action });

const setup = (has: Partial<Library>) => {
  const { deps, library, undo, clock } = libraryDeps(has);
  const { session } = deps;
  const own: LibraryChange[] = [];
  session.changes$.subscribe((change) => own.push(change));
  const act = (action: LibraryAction) => makeLargeChange(deps, { action, done: 'Done', nothingDone: 'Nothing' });
  const restore = (backup: Partial<Library>) => act(replacingAll(backup));
  const ids = () => library().watchlist.map(({ id }) => id);
  return { session, own, act, restore, ids, undo, clock, library };
};

describe('undo of a large change (product.md, Lists: late undo)', () => {
  it('leaves what was done since in this tab', () => {
    const { session, restore, ids, undo } = setup({ watchlist: titles(1, 2, 3) });
    restore({ watchlist: titles(2, 8) });
    session.dispatch(saving(9));
    undo();
    expect(ids()).toEqual([1, 2, 3, 9]);
  });

  it('of more than 100 titles is made in a task of its own, so that the press is not held up (product.md, Lists: late undo)', async () => {
    const { act, ids, undo, clock } = setup({});
    act({ kind: 'batch', actions: Array.from({ length: 101 }, (_, at) => saving(at + 1)) });
    undo();
    expect(ids()).toHaveLength(101);
    await clock.advance(0);
    expect(ids()).toEqual([]);
  });

  it('leaves what another tab did since, and what it did before, as the log has it', () => {
    const { session, own, restore, ids, undo } = setup({ watchlist: titles(1, 2, 3) });
    restore({ watchlist: titles(8) });
    // The log has another tab's addition ahead of it, which went with it.
    session.confirm([fromOther(saving(4)), ...own]);
    session.confirm([fromOther(saving(5), 'tab-b-2')]);
    expect(ids()).toEqual([8, 5]);
    undo();
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  it('brings back the stored library, where the act came before that was loaded', () => {
    const { session, restore, ids, undo } = setup({});
    restore({ watchlist: titles(8) });
    session.rebase({ ...EMPTY_LIBRARY, watchlist: titles(1, 2) });
    expect(ids()).toEqual([8]);
    undo();
    expect(ids()).toEqual([1, 2]);
  });

  it('keeps what another tab did while it is on its way into the log', () => {
    const { session, own, restore, ids, undo } = setup({ watchlist: titles(1, 2, 3) });
    restore({ watchlist: titles(8) });
    session.confirm(own);
    undo();
    // The other tab's comes first in the log.
    session.confirm([fromOther(saving(5))]);
    session.confirm(own.slice(1));
    expect(ids().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5]);
  });

  it('leaves what another tab removed and put back as it was', () => {
    const { session, own, act, ids, undo } = setup({});
    act(saving(1));
    session.confirm(own);
    session.confirm([fromOther(removing(1)), fromOther(saving(1), 'tab-b-2')]);
    undo();
    expect(ids()).toEqual([1]);
  });

  it('leaves what was put back and removed again since a title was removed', () => {
    const { session, ids } = setup({ watchlist: titles(1) });
    const undo = session.dispatch(removing(1));
    session.dispatch(saving(1));
    session.dispatch(removing(1));
    void undo?.();
    expect(ids()).toEqual([]);
  });

  it('takes back two acts about one thing, the last one first', () => {
    const { session, library } = setup({});
    const rating = (rated: number): LibraryAction => ({
      kind: 'title-marked',
      title: { id: 1 },
      set: { rating: rated },
      clear: [],
    });
    const first = session.dispatch(rating(5));
    const second = session.dispatch(rating(7));
    if (second) void byItems(second)();
    if (first) void byItems(first)();
    expect(library().marks).toEqual([]);
  });

  it('takes back an act as though one before it had stayed, though that was taken back since', () => {
    const { session, ids } = setup({});
    const first = session.dispatch(saving(1));
    const second = session.dispatch(saving(2));
    if (first) void byItems(first)();
    if (second) void byItems(second)();
    expect(ids()).toEqual([]);
  });

  it('takes back once only', () => {
    const { session, restore, ids, undo } = setup({ watchlist: titles(1) });
    restore({});
    undo();
    session.dispatch(removing(1));
    undo();
    expect(ids()).toEqual([]);
  });

  it('lets the page have its turn with ten thousand titles, and takes in what is done meanwhile', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => at + 1);
    const { session, restore, ids, undo, clock } = setup({ watchlist: titles(...many) });
    restore({ watchlist: titles(...many.filter((id) => id % 2 === 0)) });
    undo();
    expect(ids()).toHaveLength(5_000);
    await clock.advance(0);
    session.dispatch(saving(20_000));
    for (let turn = 0; turn < 200; turn += 1) await clock.advance(0);
    expect(ids()).toEqual([...many, 20_000]);
  });
});
