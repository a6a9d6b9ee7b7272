import { describe, expect, it } from 'vitest';
import { librariesAfter } from '#fixtures/library/libraries-after.ts';
import { marking, SHOW, stopping } from '#fixtures/shows/episode-actions.ts';
import { apply, inverse } from '../library/apply.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { missingActions } from '../library/library-difference.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { takeBack } from '../library/taking-back/take-back.ts';
import { resultOf } from '../steps.ts';
import { toShowFacts, type WatchedShow } from './watched-show.ts';

const AT = '2026-11-20T12:00:00.000Z';

const withSeasons = (seasons: WatchedShow['seasons'], more: object = {}): Library => ({
  ...EMPTY_LIBRARY,
  episodes: [{ ...SHOW, seasons, ...more }],
});
/** The pieces of a text of runs, in any order. */
const sorted = (text: string): readonly string[] => text.split(',').toSorted();
const after = (library: Library, ...actions: readonly LibraryAction[]): Library => actions.reduce(apply, library);

describe('a change of episodes', () => {
  it.each<[string, WatchedShow['seasons'], LibraryAction, WatchedShow['seasons'] | undefined]>([
    ['ticks the first one of a show', {}, marking(2, '5@20614'), { 2: '5@20614' }],
    ['ticks several', { 2: '1-3' }, marking(2, '4-6@20614'), { 2: '1-3,4-6@20614' }],
    ['closes a gap', { 2: '1,3' }, marking(2, '2'), { 2: '1-3' }],
    ['says on which day', { 2: '1-3' }, marking(2, '2@20614'), { 2: '1,2@20614,3' }],
    ['clears one', { 2: '1-10@20614' }, marking(2, '', '5'), { 2: '1-4@20614,6-10@20614' }],
    ['clears a season', { 1: '1', 2: '1-10' }, marking(2, '', '1-10'), { 1: '1' }],
    ['clears a show', { 2: '1-10' }, marking(2, '', '1-10'), undefined],
    ['leaves what is no run (product.md, Shows: bad runs)', { 2: 'x,1' }, marking(2, '2'), { 2: '1-2,x' }],
    ['takes one out of a long run', { 2: '1-99999' }, marking(2, '', '5'), { 2: '1-4,6-99999' }],
    ['is of a season that is a year', {}, marking(2024, '0'), { 2024: '0' }],
  ])('%s', (_, seasons, action, expected) => {
    const before = Object.keys(seasons).length === 0 ? EMPTY_LIBRARY : withSeasons(seasons);
    const library = after(before, action);
    expect(library.episodes[0]?.seasons).toEqual(expected);
    expect(after(library, action)).toBe(library);
    const back = after(library, inverse(before, action)).episodes[0]?.seasons ?? {};
    expect(Object.values(back).map(sorted)).toEqual(Object.values(seasons).map(sorted));
  });

  it('keeps of a show what shows it (product.md, Shows: kept)', () => {
    const more = { ...SHOW, overview: 'Long.', vote_average: 8, media_type: 'tv' as const };
    expect(after(EMPTY_LIBRARY, { ...marking(1, '1'), title: toShowFacts(more) }).episodes).toEqual([
      { ...SHOW, seasons: { 1: '1' } },
    ]);
  });

  it('keeps a show that is stopped, or that a newer release says something of, without any tick (product.md, Shows: kept)', () => {
    const stopped = after(EMPTY_LIBRARY, marking(1, '1'), stopping(AT), marking(1, '', '1'));
    expect(stopped.episodes).toEqual([{ ...SHOW, seasons: {}, stoppedAt: AT }]);
    expect(after(stopped, stopping(null)).episodes).toEqual([]);
    const newer = withSeasons({ 1: '1' }, { mood: 'calm' });
    expect(after(newer, marking(1, '', '1')).episodes).toEqual([{ ...SHOW, seasons: {}, mood: 'calm' }]);
  });

  it('of two tabs keeps what both ticked, in any order (product.md, Shows: two tabs)', () => {
    const [one, other] = [marking(2, '3@20614'), marking(2, '4-5@20615')];
    const start = withSeasons({ 2: '1-2' });
    expect(after(start, one, other)).toEqual(after(start, other, one));
    expect(after(start, one, other).episodes[0]?.seasons).toEqual({ 2: '1-2,3@20614,4-5@20615' });
  });
});

describe('taking back a change of episodes late (product.md, Shows: undo)', () => {
  const undone = (start: Library, ...actions: readonly LibraryAction[]): Library => {
    const libraries = librariesAfter(start, actions);
    const steps = libraries.map((library, at) => ({ library, isTakenBack: at === 0 }));
    return apply(libraries.at(-1) ?? start, resultOf(takeBack(start, steps)));
  };

  it.each<[string, Library, readonly LibraryAction[], WatchedShow['seasons'] | undefined]>([
    ['all of a season', EMPTY_LIBRARY, [marking(2, '1-10@20614')], undefined],
    ['what was ticked since stays', EMPTY_LIBRARY, [marking(2, '1-10@20614'), marking(2, '12')], { 2: '12' }],
    ['what was ticked in another season stays', EMPTY_LIBRARY, [marking(2, '1-3'), marking(3, '1')], { 3: '1' }],
    ['what got another day since stays', EMPTY_LIBRARY, [marking(2, '1-3'), marking(2, '2@20614')], { 2: '2@20614' }],
    [
      'what was cleared since stays so',
      withSeasons({ 2: '1-3' }),
      [marking(2, '4-6'), marking(2, '', '2,5')],
      { 2: '1,3' },
    ],
    ['what was cleared is back', withSeasons({ 2: '1-3@20614' }), [marking(2, '', '1-3')], { 2: '1-3@20614' }],
    ['what is no run stays', withSeasons({ 2: '1,x' }), [marking(2, '2')], { 2: '1,x' }],
    ['a show that was stopped is followed', withSeasons({ 2: '1' }), [stopping(AT)], { 2: '1' }],
  ])('%s', (_, start, actions, seasons) => {
    const library = undone(start, ...actions);
    expect(library.episodes[0]?.seasons).toEqual(seasons);
    expect(library.episodes[0]?.stoppedAt).toBeUndefined();
  });

  it('brings a show back to its place', () => {
    const other = { ...SHOW, id: 2, seasons: { 1: '1' } };
    const start = { ...EMPTY_LIBRARY, episodes: [{ ...SHOW, seasons: { 1: '1-2' } }, other] };
    expect(undone(start, marking(1, '', '1-2'), { ...marking(1, '7'), title: { ...SHOW, id: 2 } }).episodes).toEqual([
      start.episodes[0],
      { ...other, seasons: { 1: '1,7' } },
    ]);
  });
});

describe('what another library has of episodes', () => {
  it.each([
    ['fills gaps', '1-2,5', '1-4@20614', '1-4@20614,5'],
    ['changes no day', '1@20614', '1@20000', '1@20614'],
    ['brings nothing that is not known to be later', '1@20614', '1', '1@20614'],
    ['is read as far as it can be', '1', '2,x,9-8', '1-2,8-9'],
  ])('%s (product.md, Shows: runs)', (_, own, other, seasons) => {
    const library = withSeasons({ 2: own });
    const actions = missingActions(library, withSeasons({ 2: other }));
    expect(after(library, ...actions).episodes[0]?.seasons).toEqual({ 2: seasons });
    expect(missingActions(after(library, ...actions), withSeasons({ 2: other }))).toEqual([]);
  });

  it('says of a show that is here nothing about following it', () => {
    const stopped = withSeasons({ 2: '1' }, { stoppedAt: AT });
    expect(missingActions(withSeasons({ 2: '1' }), stopped)).toEqual([]);
    expect(after(EMPTY_LIBRARY, ...missingActions(EMPTY_LIBRARY, stopped))).toEqual(stopped);
  });
});
