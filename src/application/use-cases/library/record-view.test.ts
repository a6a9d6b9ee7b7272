import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { RecordView } from './record-view.ts';

const setup = () => {
  const library = libraryDeps();
  const record = new RecordView(library.deps);
  const view = (...ids: readonly number[]) => ids.forEach((id) => record.execute(aTitle({ id })));
  return { ...library, view, ids: () => library.library().viewingHistory.map(({ id }) => id) };
};

describe('the viewing history (product.md, Lists: history)', () => {
  it('has the title with the ISO time as viewedAt', () => {
    const { view, library } = setup();
    view(7);
    expect(library().viewingHistory).toMatchObject([
      { id: 7, media_type: 'movie', viewedAt: '2026-11-21T12:00:00.000Z' },
    ]);
  });

  it('has the newest in front, and what is viewed again only there, with the new time', async () => {
    const { view, ids, library, clock } = setup();
    view(1, 2);
    await clock.advance(60_000);
    view(1);
    expect(ids()).toEqual([1, 2]);
    expect(library().viewingHistory[0]?.viewedAt).toBe('2026-11-21T12:01:00.000Z');
  });

  it('keeps 50: the oldest goes (product.md, Lists: history cap)', () => {
    const { view, ids } = setup();
    view(...Array.from({ length: 51 }, (_, at) => at + 1));
    expect(ids()).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at));
  });

  it('says nothing', () => {
    const { view, messages } = setup();
    view(7);
    expect(messages()).toEqual([]);
  });

  // product.md, Recently viewed: no history.
  it('notes nothing for a visitor who keeps none, and leaves what is there', () => {
    const preferences = { ...EMPTY_LIBRARY.preferences, keepsHistory: false };
    const viewingHistory = [{ id: 3, viewedAt: '2026-11-20T12:00:00.000Z' }];
    const { deps, library } = libraryDeps({ preferences, viewingHistory });
    const changes: unknown[] = [];
    deps.session.changes$.subscribe((change) => changes.push(change));
    new RecordView(deps).execute(aTitle({ id: 7 }));
    expect(library().viewingHistory).toBe(viewingHistory);
    expect(changes).toEqual([]);
  });

  it('drops what was opened before it was known that none is kept', () => {
    const { view, deps, ids } = setup();
    view(7);
    expect(ids()).toEqual([7]);
    deps.session.rebase({ ...EMPTY_LIBRARY, preferences: { ...EMPTY_LIBRARY.preferences, keepsHistory: false } });
    expect(ids()).toEqual([]);
  });
});
