import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryAction, arbitraryActions, RANK_OF_NEWER_RELEASE } from '#fixtures/library/arbitrary-action.ts';
import { librariesAfter } from '#fixtures/library/libraries-after.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { withoutRanks } from '#fixtures/library/without-ranks.ts';
import { resultOf } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { apply, inverse } from '../apply.ts';
import type { LibraryAction } from '../library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { viewingsOf } from '../marks/viewings.ts';
import { byRank } from '../order/rank.ts';
import { MARK_FIELDS } from '../parts/marks.ts';
import { takeBack } from './take-back.ts';

const after = (actions: readonly LibraryAction[], from: Library = EMPTY_LIBRARY) => actions.reduce(apply, from);

const restored: fc.Arbitrary<LibraryAction> = fc
  .tuple(arbitraryActions, fc.subarray([18, 'drama', 35]))
  .map(([actions, preferredGenres]) => {
    const library = after(actions);
    return replacingAll({ ...library, preferences: { ...library.preferences, preferredGenres } });
  });

/** Any act, a restored library and a batch of many changes among them. */
const arbitraryAct: fc.Arbitrary<LibraryAction> = fc.oneof(
  arbitraryAction,
  restored,
  arbitraryActions.map((actions) => ({ kind: 'batch' as const, actions })),
);

interface Story {
  readonly before: Library;
  readonly act: LibraryAction;
  readonly since: readonly LibraryAction[];
}

const tell = ({ before, act, since }: Story) => {
  const [made = before, ...later] = librariesAfter(before, [act, ...since]);
  const now = later.at(-1) ?? made;
  const steps = [made, ...later].map((library, at) => ({ library, isTakenBack: at === 0 }));
  const action = resultOf(takeBack(before, steps));
  return { before, made, later, now, action, undone: apply(now, action) };
};

/**
 * The same about other titles and collections. It changes no setting, for there is one of each, and moves no collection: a place among
 * collections is one among those of the act.
 */
const elsewhere = (action: LibraryAction): LibraryAction => {
  const text = JSON.stringify(action, (name, value: unknown) => {
    if (name === 'id') return typeof value === 'string' ? `${value}00` : Number(value) * 100;
    return name === 'collectionId' ? `${String(value)}00` : value;
  });
  return JSON.parse(text) as LibraryAction;
};
const NOT_ELSEWHERE: ReadonlySet<LibraryAction['kind']> = new Set([
  'choices-set',
  'theme-set',
  'username-set',
  'collection-moved',
]);
const isElsewhere = ({ kind }: LibraryAction): boolean => !NOT_ELSEWHERE.has(kind);
const onlyElsewhere = (action: LibraryAction): LibraryAction =>
  action.kind === 'batch' ? { ...action, actions: action.actions.filter(isElsewhere) } : action;

/** As storage gives it back. */
const reread = (library: Library): Library => ({
  ...library,
  collections: byRank(library.collections).map((each) => ({ ...each, movies: byRank(each.movies) })),
});

type Sayings = ReadonlyMap<string, unknown>;

/** When titles with viewings were seen is told by their days, below. */
const viewedIn = (libraries: readonly Library[]): ReadonlySet<string> =>
  new Set(libraries.flatMap(({ marks }) => marks.filter(({ viewings }) => viewings).map(titleKey)));

/** What a library says of each thing by itself, of a mark each field. What the provider says of a title is none of it. */
const sayingsOf = (
  { watchlist, favorites, marks, preferences, username }: Library,
  viewed: ReadonlySet<string>,
): Sayings =>
  new Map<string, unknown>([
    ...watchlist.map((title) => [`watchlist ${titleKey(title)}`, title.addedAt] as const),
    ...favorites.map((title) => [`favorites ${titleKey(title)}`, title.addedAt] as const),
    ...marks.flatMap((mark) =>
      MARK_FIELDS.filter((field) => field !== 'seenAt' || !viewed.has(titleKey(mark))).map(
        (field) => [`${field} ${titleKey(mark)}`, mark[field]] as const,
      ),
    ),
    ...Object.entries<unknown>({ ...preferences, username }),
  ]);

/** Each day on which a title was seen. */
const daysIn = ({ marks }: Library): ReadonlyMap<string, string> =>
  new Map(
    marks.flatMap((mark) =>
      Object.entries(viewingsOf(mark)).map(
        ([day, said]) => [`${titleKey(mark)} ${day}`, JSON.stringify(said)] as const,
      ),
    ),
  );

describe('taking back any act (product.md, Lists: late undo)', () => {
  it('is its inverse where nothing came after: everything is in its place', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, (earlier, act) => {
        const { before, made, undone } = tell({ before: after(earlier), act, since: [] });
        expect(withoutRanks(undone)).toEqual(withoutRanks(before));
        expect(withoutRanks(undone)).toEqual(withoutRanks(apply(made, inverse(before, act))));
      }),
      runs(500),
    );
  });

  it('gives what there were without it, places and all, where other things were changed since', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, arbitraryActions, (earlier, act, later) => {
        const since = later.filter(isElsewhere).map(onlyElsewhere).map(elsewhere);
        const { before, made, undone } = tell({ before: after(earlier), act, since });
        // What comes is put before what has a rank of an unknown form, which is no place of its own.
        fc.pre(!JSON.stringify([before.collections, made.collections]).includes(RANK_OF_NEWER_RELEASE));
        // Whether views are noted is a setting of the act's.
        fc.pre(apply(before, act).preferences.keepsHistory === before.preferences.keepsHistory);
        expect(withoutRanks(undone)).toEqual(withoutRanks(after(since, before)));
      }),
      runs(500),
    );
  });

  it('leaves what was said since of the very same things, though it is the same again, and takes back all else', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, arbitraryActions, (earlier, act, since) => {
        const { before, made, later, now, undone } = tell({ before: after(earlier), act, since: since.slice(0, 20) });
        const viewed = viewedIn([before, made, ...later, undone]);
        const of = (library: Library) => sayingsOf(library, viewed);
        const [was, became, is, ends] = [of(before), of(made), of(now), of(undone)];
        const said = later.map(of);
        const isTouched = (name: string) =>
          said.some((each) => JSON.stringify(each.get(name)) !== JSON.stringify(became.get(name)));
        const isChanged = (name: string) => JSON.stringify(was.get(name)) !== JSON.stringify(became.get(name));
        const names = [...new Set([...was.keys(), ...is.keys(), ...ends.keys()])];
        expect(names.map((name) => [name, ends.get(name)])).toEqual(
          names.map((name) => [name, (isChanged(name) && !isTouched(name) ? was : is).get(name)]),
        );
      }),
      runs(500),
    );
  });

  it('takes the days that it added, and leaves those that came since (product.md, Marks: viewings)', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, arbitraryActions, (earlier, act, since) => {
        const { before, made, later, now, undone } = tell({ before: after(earlier), act, since: since.slice(0, 20) });
        const [was, became, is, ends] = [daysIn(before), daysIn(made), daysIn(now), daysIn(undone)];
        const states = later.map(daysIn);
        expect([...is.keys()].filter((day) => !became.has(day) && !ends.has(day))).toEqual([]);
        const isUntouched = (day: string) => states.every((each) => each.get(day) === became.get(day));
        expect([...became.keys()].filter((day) => !was.has(day) && isUntouched(day) && ends.has(day))).toEqual([]);
      }),
      runs(500),
    );
  });

  it('leaves every list in the order of its ranks, in which it is read again', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, arbitraryActions, (earlier, act, since) => {
        const { before, later, undone } = tell({ before: after(earlier), act, since });
        for (const library of [before, ...later, undone]) expect(reread(library)).toEqual(library);
      }),
      runs(500),
    );
  });

  it('is a change that the log gives back as it was written', () => {
    fc.assert(
      fc.property(arbitraryActions, arbitraryAct, arbitraryActions, (earlier, act, since) => {
        const { action } = tell({ before: after(earlier), act, since });
        const change = { id: 'tab-1', at: '', tab: 'tab', action };
        expect(decodeChange(JSON.parse(JSON.stringify(change)))).toEqual(change);
      }),
    );
  });
});
