import * as fc from 'fast-check';
import type { CollectionDetails } from '#domain/library/collection.ts';
import type { RefreshedTitle, ProviderFacts } from '#domain/library/facts/titles-refreshed.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Choices } from '#domain/library/library.ts';
import { PART_NAMES } from '#domain/library/map-parts.ts';
import type { MarkFields, Viewing, Viewings } from '#domain/library/marks/mark.ts';
import { byRank, rankAt, rankBetween, type Ranked } from '#domain/library/order/rank.ts';
import { MARK_FIELDS } from '#domain/library/parts/marks.ts';
import { isSavedListName } from '#domain/library/saved-lists.ts';
import { runsOfNumbers, subtractRuns, writeRuns } from '#domain/shows/runs.ts';
import { titleKey } from '#domain/title.ts';

// Few ids, so that random sequences meet duplicates, removals of what is there, and shows numbered like movies.
const ref = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  media_type: fc.constantFrom('movie' as const, 'tv' as const),
});
const looseRef = fc.oneof(
  ref,
  ref.map(({ id }) => ({ id })),
);
const time = fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map((date) => date.toISOString());
const kept = looseRef.chain((title) => fc.string().map((name) => ({ ...title, title: name })));
const list = fc.constantFrom(...PART_NAMES.filter(isSavedListName));
const collectionId = fc.constantFrom('1', '2', '3', '4', '5');
const saved = fc.tuple(kept, time).map(([title, addedAt]) => ({ ...title, addedAt }));
const viewed = fc
  .tuple(fc.integer({ min: 1, max: 80 }), time)
  .map(([id, viewedAt]) => ({ id, media_type: 'movie' as const, viewedAt }));

type Kind = Exclude<LibraryAction['kind'], 'history-replaced' | 'parts-replaced' | 'batch'>;
type FieldsOf<Action> = Omit<Action, 'kind'>;

const mark: fc.Arbitrary<MarkFields> = fc.record(
  {
    seenAt: fc.option(time),
    rating: fc.integer({ min: 1, max: 10 }),
    note: fc.string({ minLength: 1, maxLength: 60 }),
    hiddenAt: time,
  },
  { requiredKeys: [] },
);
/** Few days, so that they come, go and come again. */
const VIEWING_DAYS = ['2026-11-20', '2026-11-22', '2024-02-29', '2024', ''];
const viewing: fc.Arbitrary<Viewing> = fc.record(
  { rating: fc.integer({ min: 1, max: 10 }), note: fc.constantFrom('Again.', 'In the rain.') },
  { requiredKeys: [] },
);
/** What is said of an unknown day goes to the day that it was, once it is known. */
const viewings: fc.Arbitrary<Viewings> = fc
  .dictionary(fc.constantFrom(...VIEWING_DAYS), viewing, { maxKeys: 3 })
  .map((days) => Object.fromEntries(Object.entries(days).map(([day, said]) => [day, day.length > 4 ? said : {}])));
const choices: fc.Arbitrary<Choices> = fc.record(
  {
    hides: fc.subarray(['seen', 'listed']),
    keepsHistory: fc.boolean(),
    wantsRecommendations: fc.boolean(),
    veilsUnseen: fc.boolean(),
    veilsRatings: fc.boolean(),
    titleLanguage: fc.constantFrom('de-DE', 'ar'),
    watchRegion: fc.constantFrom('DE', 'US'),
    watchServices: fc.subarray([8, 9, 337]),
    calendarCollections: fc.subarray(['1', '2', '7']),
    searches: fc.subarray([
      { name: 'In French', address: '/movie?lang=fr' },
      { name: 'Short', address: '/tv?under=30' },
    ]),
  },
  { requiredKeys: [] },
);
/** No field is both set and cleared. */
const patchOf = <Fields extends object>(fields: fc.Arbitrary<Fields>, names: readonly (keyof Fields & string)[]) =>
  fc
    .tuple(fields, fc.subarray([...names]))
    .map(([set, cleared]) => ({ set, clear: cleared.filter((name) => !Object.hasOwn(set, name)) }));

const facts: fc.Arbitrary<ProviderFacts> = fc.record(
  {
    title: fc.string(),
    poster_path: fc.option(fc.constantFrom('/a.jpg', '/b.jpg')),
    vote_average: fc.integer({ min: 0, max: 10 }),
    release_date: fc.constantFrom('2025-06-20', '2026-01-02'),
    checkedAt: time,
    goneAt: time,
  },
  { requiredKeys: [] },
);
const place = fc.oneof(
  fc.record({
    list: fc.constantFrom(
      'watchlist' as const,
      'favorites' as const,
      'viewingHistory' as const,
      'marks' as const,
      'episodes' as const,
    ),
  }),
  fc.record({ collectionId }),
);
/** Of few seasons and episodes: ticked on few days, cleared, and ticked again. */
/** Of two further rounds of a show: the rounds themselves, and a season of each. */
const ROUND_NAMES = ['2026-11-20T12:00:00.000Z', '2026-11-21T08:00:00.000Z'].flatMap((begun) => [begun, `${begun}/1`]);

const show = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.string())
  .map(([id, name]) => ({ id, name, poster_path: null }));
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: 5 });
const runs = fc.tuple(numbers, fc.constantFrom(null, 20_614, 20_615), numbers).map(([set, day, gone]) => {
  const ticked = runsOfNumbers(set, day);
  return { runs: writeRuns(ticked), cleared: writeRuns(subtractRuns(runsOfNumbers(gone, null), ticked)) };
});
const refreshed: fc.Arbitrary<RefreshedTitle> = fc
  .tuple(place, looseRef, patchOf(facts, ['title', 'release_date', 'goneAt']))
  .map(([where, title, patch]) => ({ ...where, title, ...patch }));
/** A title is in a place once. */
const addressOf = ({ list: name, collectionId: id, title }: RefreshedTitle) => `${name ?? id} ${titleKey(title)}`;

const details: fc.Arbitrary<CollectionDetails> = fc.record(
  { name: fc.string(), description: fc.string(), cover: looseRef.map(titleKey) },
  { requiredKeys: [] },
);
/** A text that this release does not know. */
export const RANK_OF_NEWER_RELEASE = 'of a newer release';
/** Of a place among the first ones. */
const rank = fc
  .tuple(fc.integer({ min: -1, max: 6 }), fc.integer({ min: 1, max: 99 }))
  .map(([at, own]) => `${rankBetween(rankAt(at), rankAt(at + 1))}${own}`);
interface Placed {
  readonly id: number | string;
  readonly media_type?: string;
}
/** No rank is that of another thing. */
const ownRank = (text: string, { id, media_type = 'movie' }: Placed): string => `${text}${media_type}${id}`;
/** What was put into a collection before, and is put back, has the place it had. */
const placed = <Item extends Placed>(item: fc.Arbitrary<Item>): fc.Arbitrary<Item & Ranked> =>
  fc
    .tuple(item, fc.option(rank), fc.boolean())
    .map(([each, text, isRanked]) =>
      isRanked ? { ...each, rank: text ? ownRank(text, each) : RANK_OF_NEWER_RELEASE } : each,
    );
const movies = fc.uniqueArray(placed(kept), { selector: titleKey, maxLength: 4 }).map(byRank);

/** What a visitor can cause by one act, or the app of its own accord. */
const FIELDS: { readonly [Each in Kind]: fc.Arbitrary<FieldsOf<Extract<LibraryAction, { readonly kind: Each }>>> } = {
  'title-saved': fc.record({ list, title: saved }),
  'title-removed': fc.record({ list, title: looseRef }),
  'collection-created': fc.record({
    collection: placed(
      fc.record({
        id: fc.oneof(collectionId, collectionId.map(Number)),
        name: fc.string(),
        description: fc.string(),
        movies: fc.oneof(fc.constant([]), movies),
      }),
    ),
  }),
  'collection-removed': fc.record({ collectionId }),
  'collection-changed': fc
    .tuple(collectionId, patchOf(details, ['cover']))
    .map(([id, patch]) => ({ collectionId: id, ...patch })),
  'collection-moved': fc
    .tuple(collectionId, rank)
    .map(([id, text]) => ({ collectionId: id, rank: ownRank(text, { id }) })),
  'movie-added-to-collection': fc.record({ collectionId, title: placed(kept) }),
  'movie-removed-from-collection': fc.record({ collectionId, title: looseRef }),
  'movie-moved': fc
    .tuple(collectionId, looseRef, rank)
    .map(([id, title, text]) => ({ collectionId: id, title, rank: ownRank(text, title) })),
  'title-viewed': fc.record({ title: viewed }),
  'title-marked': fc.tuple(kept, patchOf(mark, MARK_FIELDS)).map(([title, patch]) => ({ title, ...patch })),
  'viewings-changed': fc.tuple(kept, patchOf(viewings, VIEWING_DAYS)).map(([title, patch]) => ({ title, ...patch })),
  'episodes-marked': fc
    .tuple(show, fc.constantFrom(0, 1, 2, 2024, ...ROUND_NAMES), runs)
    .map(([title, season, marked]) => ({ title, season, ...marked })),
  'show-stopped': fc.record({ title: show, stoppedAt: fc.option(time) }),
  'titles-refreshed': fc.record({ titles: fc.uniqueArray(refreshed, { selector: addressOf, maxLength: 8 }) }),
  'choices-set': patchOf(choices, [
    'hides',
    'keepsHistory',
    'wantsRecommendations',
    'veilsUnseen',
    'veilsRatings',
    'titleLanguage',
    'watchRegion',
    'watchServices',
    'calendarCollections',
    'searches',
  ]),
  'theme-set': fc.record({ theme: fc.constantFrom('dark' as const, 'light' as const) }),
  'username-set': fc.record({ username: fc.option(fc.string()) }),
};

const simple: fc.Arbitrary<LibraryAction> = fc.oneof(
  ...Object.entries(FIELDS).map(([kind, arbitrary]) =>
    (arbitrary as fc.Arbitrary<object>).map((fields) => ({ kind, ...fields }) as LibraryAction),
  ),
);

/** Actions that change nothing the second time. */
export const repeatable = simple.filter(({ kind }) => kind !== 'title-viewed');

/** Any action a visitor can cause, single or in a batch. */
export const arbitraryAction: fc.Arbitrary<LibraryAction> = fc.oneof(
  { weight: 8, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.array(simple, { maxLength: 5 }).map((actions) => ({ kind: 'batch' as const, actions })),
  },
);

/** Any sequence of them. */
export const arbitraryActions = fc.array(arbitraryAction, { maxLength: 120 });
