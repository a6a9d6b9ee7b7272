import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { resultOf } from '#domain/steps.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { ChangeTitles } from './change-titles.ts';
import { planTitlesAct, type TitlesAct } from './plan-titles-act.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const titles = (...ids: readonly number[]): readonly StoredTitle[] => ids.map((id) => aTitle({ id }));
const saved = (...ids: readonly number[]) => titles(...ids).map((title) => ({ ...title, addedAt: NOW }));
const many = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const setup = (has: Partial<Library>) => {
  const made = libraryDeps({ collections: [], ...has });
  const { deps, clock, library } = made;
  const changed: (string | undefined)[] = [];
  deps.session.made$.subscribe(({ done }) => changed.push(done));
  const act = async (chosen: readonly StoredTitle[], what: TitlesAct) => {
    const work = new ChangeTitles(deps).execute(chosen, what);
    for (let task = 0; task < 60; task += 1) await clock.advance(0);
    await work;
  };
  const idsOf = (list: readonly StoredTitle[]) => list.map(({ id }) => id);
  return {
    ...made,
    act,
    changed,
    ids: (list: 'watchlist' | 'favorites' | 'marks') => idsOf(library()[list]),
    settle: () => clock.advance(0),
  };
};

const NOIR = { id: '9', name: 'Noir', description: '', movies: titles(2), createdAt: NOW };
const MARKS: Library['marks'] = [
  { id: 1, media_type: 'movie', title: 'A', seenAt: null, rating: 8 },
  { id: 2, media_type: 'movie', title: 'B', note: 'Twice.', hiddenAt: NOW },
];
const HAS = { watchlist: saved(1, 2, 3), favorites: saved(2), collections: [NOIR], marks: MARKS };

// product.md, Devices: slices.
it.each([
  [100, 'at once'],
  [101, 'in a task of their own'],
])('%i planned titles are changed %s', async (count) => {
  const { deps, clock, ids } = setup({ watchlist: saved(...many(count)) });
  void new ChangeTitles(deps).execute(titles(...many(count)), { kind: 'mark-seen' });
  await clock.settle();
  expect(ids('marks')).toHaveLength(count > 100 ? 0 : count);
  for (let task = 0; task < 60; task += 1) await clock.advance(0);
  expect(ids('marks')).toHaveLength(count);
});

// product.md, Several at once: change.
describe('several titles at once', () => {
  it.each<readonly [TitlesAct, string]>([
    [{ kind: 'add', list: 'favorites' }, '2 titles added to favorites'],
    [{ kind: 'mark-seen' }, '2 titles marked as seen'],
    [{ kind: 'collect', collectionId: '9' }, '2 titles added to Noir'],
    [{ kind: 'collect-anew', name: ' Rain ', description: '' }, '3 titles added to Rain'],
    [{ kind: 'remove', from: 'watchlist' }, '3 titles removed from watchlist'],
    [{ kind: 'remove', from: 'favorites' }, '1 title removed from favorites'],
    [{ kind: 'remove', from: { collectionId: '9' } }, '1 title removed from Noir'],
    [{ kind: 'remove', from: 'seen' }, '2 titles removed from what you have seen and rated'],
  ])('are one change, of those it changes, which one Undo takes back: %o', async (what, said) => {
    const { act, changed, messages, offers, undo, library, settle } = setup(HAS);
    const before = library();
    await act(titles(1, 2, 3), what);
    expect(changed).toHaveLength(1);
    expect(messages()).toEqual([['success', said]]);
    expect(offers()).toBe('Undo');
    undo();
    await settle();
    expect(library()).toEqual(before);
  });

  it('go where they are to, whole, and what is there already is left as it is', async () => {
    const { act, ids, library } = setup(HAS);
    await act(titles(1, 2, 4), { kind: 'add', list: 'favorites' });
    expect(ids('favorites')).toEqual([2, 1, 4]);
    await act(titles(1, 2, 4), { kind: 'mark-seen' });
    expect(library().marks).toMatchObject([
      { id: 1, seenAt: null, rating: 8 },
      { id: 2, seenAt: '2026-11-21', note: 'Twice.', hiddenAt: NOW },
      { id: 4, seenAt: '2026-11-21' },
    ]);
    await act(titles(3, 2), { kind: 'collect', collectionId: '9' });
    expect(library().collections[0]?.movies.map(({ id }) => id)).toEqual([2, 3]);
    await act(titles(5, 6), { kind: 'collect-anew', name: 'Rain', description: ' Wet ' });
    expect(library().collections[1]).toMatchObject({
      name: 'Rain',
      description: 'Wet',
      movies: [{ id: 5 }, { id: 6 }],
    });
  });

  it('end the further round of a show that is marked as seen with others (product.md, Shows: rounds)', async () => {
    const show = { id: 9, name: 'Nine Dials', seasons: { 1: '1-3', '2026-11-20T12:00:00.000Z': '0@20777' } };
    const { act, library, undo, settle } = setup({ ...HAS, episodes: [show] });
    await act([...titles(3), { id: 9, media_type: 'tv', name: 'Nine Dials' }], { kind: 'mark-seen' });
    expect(library().episodes[0]?.seasons).toEqual({ 1: '1-3' });
    undo();
    await settle();
    expect(library().episodes).toEqual([show]);
  });

  it('lose day, rating and note when they are removed from what was seen; what is hidden stays so', async () => {
    const { act, library } = setup(HAS);
    await act(titles(1, 2), { kind: 'remove', from: 'seen' });
    expect(library().marks).toMatchObject([{ id: 2, hiddenAt: NOW }]);
    expect(library().marks[0]).not.toHaveProperty('note');
  });

  it.each<readonly [TitlesAct, string, string]>([
    [{ kind: 'add', list: 'favorites' }, 'blank', 'All of it is in your favorites already'],
    [{ kind: 'collect', collectionId: '9' }, 'blank', 'All of it is in Noir already'],
    [{ kind: 'remove', from: 'seen' }, 'blank', 'None of it is there any more'],
    [{ kind: 'collect', collectionId: '99' }, 'error', 'Failed to add to collection'],
    [{ kind: 'collect-anew', name: ' ', description: '' }, 'error', 'Failed to create collection'],
  ])('change nothing where nothing is to change: %o', async (what, type, said) => {
    const { act, library, messages } = setup({ ...HAS, marks: [] });
    const before = library();
    await act(titles(2), what);
    expect(library()).toBe(before);
    expect(messages()).toEqual([[type, said]]);
  });

  it('have an earlier version from eleven on (product.md, Earlier versions: when)', async () => {
    const { act, changed } = setup({});
    await act(titles(...many(10)), { kind: 'add', list: 'watchlist' });
    await act(titles(...many(11)), { kind: 'add', list: 'favorites' });
    expect(changed).toEqual([undefined, '11 titles added to favorites']);
  });

  it('are planned anew where the library changed meanwhile', async () => {
    const { deps, clock, ids } = setup({ favorites: saved(...many(3_000)) });
    const work = new ChangeTitles(deps).execute(titles(1, 5_000), { kind: 'remove', from: 'favorites' });
    await clock.settle();
    deps.session.dispatch({
      kind: 'title-saved',
      list: 'favorites',
      title: { ...aTitle({ id: 5_000 }), addedAt: NOW },
    });
    for (let task = 0; task < 60; task += 1) await clock.advance(0);
    await work;
    expect(ids('favorites')).toHaveLength(2_999);
    expect(ids('favorites')).not.toContain(5_000);
  });
});

it('10,000 titles are planned a title a step, and are one change (product.md, Several at once: slices)', async () => {
  const chosen = titles(...many(10_000));
  const steps = planTitlesAct(
    { library: EMPTY_LIBRARY, titles: chosen, now: new Date(NOW) },
    { kind: 'add', list: 'watchlist' },
  );
  let count = 0;
  for (let { done } = steps.next(); !done; { done } = steps.next()) count += 1;
  expect(count).toBeGreaterThanOrEqual(20_000);
  const { act, changed, ids } = setup({});
  await act(chosen, { kind: 'add', list: 'watchlist' });
  expect([ids('watchlist').length, changed.length]).toEqual([10_000, 1]);
  expect(
    resultOf(planTitlesAct({ library: EMPTY_LIBRARY, titles: [], now: new Date(NOW) }, { kind: 'mark-seen' }))?.count,
  ).toBe(0);
});
