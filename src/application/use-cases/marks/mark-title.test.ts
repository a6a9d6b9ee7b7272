import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { MarkTitle } from './mark-title.ts';

const TITLE = aTitle({ id: 7, title: 'Low Tide' });
const SHOWN = { id: 7, media_type: 'movie', title: 'Low Tide' };
const at = '2026-11-20T12:00:00.000Z';
const MARKED = { ...SHOWN, media_type: 'movie' as const, seenAt: at, rating: 6, note: 'Long.', hiddenAt: at };

describe('marking a title (product.md, Marks: feedback)', () => {
  it.each([
    [{ seenAt: '2026-11-19T12:00:00.000Z' }, [], 'Marked as seen'],
    [{ seenAt: null }, [], 'Marked as seen'],
    [{}, ['seenAt'], 'No longer marked as seen'],
    [{ rating: 8 }, [], 'Rated 8 of 10'],
    [{}, ['rating'], 'Rating removed'],
    [{ note: 'Twice.' }, [], 'Note saved'],
    [{}, ['note'], 'Note removed'],
    [{ hiddenAt: '2026-11-21T12:00:00.000Z' }, [], 'You will not be shown it again'],
    [{}, ['hiddenAt'], 'It may be shown again'],
  ] as const)('%j without %j says %s, and Undo brings back what was', (set, clear, message) => {
    const { deps, library, messages, undo } = libraryDeps({ marks: [MARKED] });
    new MarkTitle(deps).execute(TITLE, { set, clear });
    const { [clear[0] ?? 'id']: _, ...others } = { ...MARKED, ...set };
    expect(library().marks).toEqual([{ id: 7, ...others }]);
    expect(messages()).toEqual([['success', message]]);
    undo();
    expect(library().marks).toEqual([MARKED]);
  });

  it('is undone without what another tab has said since (product.md, Lists: late undo)', () => {
    const { deps, library, undo } = libraryDeps({ marks: [MARKED] });
    new MarkTitle(deps).execute(TITLE, { set: { rating: 8 }, clear: [] });
    const action = { kind: 'title-marked', title: SHOWN, set: { rating: 5 }, clear: [] } as const;
    deps.session.rebase(deps.session.initial, [
      ...deps.session.pending,
      { id: 'tab-b-1', at, tab: 'tab-b', action: action as never },
    ]);
    undo();
    expect(library().marks).toEqual([{ ...MARKED, rating: 5 }]);
  });

  it('keeps what shows the title, and no more (product.md, Marks: kept)', () => {
    const { deps, library } = libraryDeps();
    new MarkTitle(deps).execute(TITLE, { set: { rating: 8 }, clear: [] });
    const [mark = {}] = library().marks;
    expect(mark).toMatchObject({ ...SHOWN, rating: 8 });
    expect(Object.keys(mark).toSorted()).toEqual([
      'id',
      'media_type',
      'poster_path',
      'rating',
      'release_date',
      'title',
    ]);
  });
});

describe('a title that was seen (product.md, Marks: seen)', () => {
  const watchlist = [{ ...SHOWN, media_type: 'movie' as const, addedAt: at }];

  it('stays on the watchlist until the visitor takes the offer', () => {
    const { deps, library, alternative } = libraryDeps({ watchlist });
    new MarkTitle(deps).execute(TITLE, { set: { seenAt: null }, clear: [] });
    expect(library().watchlist).toEqual(watchlist);
    expect(alternative()?.label).toBe('Remove from watchlist');
    alternative()?.run();
    expect(library().watchlist).toEqual([]);
  });

  it('is offered by itself alone: of several in a row none is', () => {
    const { deps, messages, alternative } = libraryDeps({ watchlist });
    const markTitle = new MarkTitle(deps);
    markTitle.execute(aTitle({ id: 8 }), { set: { seenAt: null }, clear: [] });
    markTitle.execute(TITLE, { set: { seenAt: null }, clear: [] });
    expect(messages().at(-1)).toEqual(['success', '2 titles marked as seen']);
    expect(alternative()).toBeUndefined();
  });

  it('is not added by the offer once it is gone', () => {
    const { deps, library, alternative } = libraryDeps({ watchlist });
    new MarkTitle(deps).execute(TITLE, { set: { seenAt: null }, clear: [] });
    deps.session.dispatch({ kind: 'title-removed', list: 'watchlist', title: TITLE });
    alternative()?.run();
    expect(library().watchlist).toEqual([]);
  });

  it('needs no such offer where it is not on the watchlist, or is not marked as seen now', () => {
    const { deps, alternative } = libraryDeps({ watchlist });
    new MarkTitle(deps).execute(aTitle({ id: 8 }), { set: { seenAt: null }, clear: [] });
    expect(alternative()).toBeUndefined();
    new MarkTitle(deps).execute(TITLE, { set: { rating: 8 }, clear: [] });
    expect(alternative()).toBeUndefined();
  });
});
