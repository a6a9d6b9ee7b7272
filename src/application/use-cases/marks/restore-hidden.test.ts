import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { RestoreHidden } from './restore-hidden.ts';

const hiddenAt = '2026-11-20T12:00:00.000Z';

describe('restoring hidden titles (product.md, Hidden titles: bring back)', () => {
  it('shows all of them again, keeps what else is known of them, and can be undone at once', () => {
    const marks = [
      { id: 7, title: 'Dust Parade', hiddenAt },
      { id: 8, title: 'Nine Dials', rating: 8 },
      { id: 9, title: 'Heat', rating: 3, hiddenAt },
    ];
    const { deps, library, messages, undo } = libraryDeps({ marks });
    new RestoreHidden(deps).execute();
    expect(library().marks).toEqual([
      { id: 8, title: 'Nine Dials', rating: 8 },
      { id: 9, title: 'Heat', rating: 3 },
    ]);
    expect(messages()).toEqual([['success', '2 titles may be shown again']]);
    undo();
    expect(library().marks).toEqual(marks);
  });

  it('leaves what was said since: one that was hidden anew, another that was rated (product.md, Lists: late undo)', () => {
    const marks = [7, 8, 9].map((id) => ({ id, title: 'A title', hiddenAt }));
    const { deps, library, undo } = libraryDeps({ marks });
    new RestoreHidden(deps).execute();
    const anew = '2026-11-21T12:00:00.000Z';
    deps.session.dispatch({
      kind: 'title-marked',
      title: { id: 8, title: 'A title' },
      set: { hiddenAt: anew },
      clear: [],
    });
    deps.session.dispatch({ kind: 'title-marked', title: { id: 9, title: 'A title' }, set: { rating: 3 }, clear: [] });
    undo();
    expect(library().marks.map(({ id, rating, hiddenAt: since }) => [id, rating, since])).toEqual([
      [7, undefined, hiddenAt],
      [8, undefined, anew],
      [9, 3, hiddenAt],
    ]);
  });

  it('says of one what is said of one', () => {
    const { deps, messages } = libraryDeps({ marks: [{ id: 7, hiddenAt }] });
    new RestoreHidden(deps).execute();
    expect(messages()).toEqual([['success', 'It may be shown again']]);
  });

  it('does and says nothing where none is hidden', () => {
    const { deps, library, messages } = libraryDeps({ marks: [{ id: 8, rating: 8 }] });
    const before = library();
    new RestoreHidden(deps).execute();
    expect(library()).toBe(before);
    expect(messages()).toEqual([]);
  });
});
