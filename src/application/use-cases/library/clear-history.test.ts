import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { ClearHistory } from './clear-history.ts';

const viewedAt = '2026-11-20T12:00:00.000Z';

describe('clearing the viewing history (product.md, Recently viewed: clear)', () => {
  it('empties it, says so, and brings all of it back on request', () => {
    const viewingHistory = [
      { id: 7, viewedAt },
      { id: 8, viewedAt },
    ];
    const { deps, library, messages, undo } = libraryDeps({ viewingHistory });
    new ClearHistory(deps).execute();
    expect(library().viewingHistory).toEqual([]);
    expect(messages()).toEqual([['success', 'Viewing history cleared']]);
    undo();
    expect(library().viewingHistory).toEqual(viewingHistory);
  });

  it('leaves what was opened since in front, each title once (product.md, Lists: late undo)', () => {
    const { deps, library, undo } = libraryDeps({
      viewingHistory: [
        { id: 7, viewedAt },
        { id: 8, viewedAt },
      ],
    });
    new ClearHistory(deps).execute();
    for (const id of [9, 8])
      deps.session.dispatch({ kind: 'title-viewed', title: { id, viewedAt: '2026-11-21T12:00:00.000Z' } });
    undo();
    expect(library().viewingHistory.map(({ id }) => id)).toEqual([8, 9, 7]);
  });
});
