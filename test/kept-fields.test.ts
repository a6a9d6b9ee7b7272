import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MARK } from '#adapters/store/codec/marked-titles.ts';
import { RAW_PARTS } from '#adapters/store/codec/read-parts.ts';
import { COLLECTION_DETAILS } from '#adapters/store/codec/stored-collections.ts';
import { CHOICES, SAVED_SEARCH } from '#adapters/store/codec/stored-preferences.ts';
import { TITLE_FACTS } from '#adapters/store/codec/stored-titles.ts';
import { libraryItems } from '#domain/devices/library-items.ts';
import { rulesOf, type RegisterList } from '#domain/devices/register-lists.ts';
import { apply } from '#domain/library/apply.ts';
import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import { NO_COLLECTIONS } from '#domain/library/counts-of.ts';
import { missingActions } from '#domain/library/library-difference.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { LATER_PARTS } from '#domain/library/map-parts.ts';
import { isChoice } from '#domain/library/parts/preferences.ts';
import { isTitleField } from '#domain/library/saved-title.ts';
import { EVERY_FIELD } from '#fixtures/library/every-field.ts';

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

interface Row {
  readonly fields: readonly string[];
  readonly merge: string;
  readonly devices: string;
  readonly first: string;
}

/** The rows of the table of docs/never-lost.md. */
const ROWS: readonly Row[] = [...read('never-lost.md').matchAll(/^\| (`.+?) \| (.+?) \| (.+?) \| (\w+) \|$/gm)].map(
  ([, names = '', merge = '', devices = '', first = '']) => ({
    fields: [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
    merge,
    devices,
    first,
  }),
);
const rowOf = (field: string): Row | undefined => ROWS.find(({ fields }) => fields.includes(field));

type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lists within a part have a name of their own. */
const WITHIN: ReadonlySet<string> = new Set(['movies', 'searches']);
const TITLES: ReadonlySet<string> = new Set([
  'watchlist',
  'favorites',
  'movies',
  'viewingHistory',
  'marks',
  'episodes',
]);
/** What a thing holds as a whole, though it is an object. */
const WHOLE: ReadonlySet<string> = new Set(['seasons', 'genres']);

/** How the table calls a field of what is in `place`: the provider's fields of a title are the same in all lists. */
const nameOf = (place: string, field: string): string => {
  if (place === '') return field;
  return TITLES.has(place) && isTitleField(field) ? `title.${field}` : `${place}.${field}`;
};

interface Place {
  readonly name: string;
  readonly path: Path;
}

/** Each field of a library, at any depth, by its name in the table and where it is. */
const placesIn = (value: unknown, place = '', path: Path = []): readonly Place[] => {
  if (Array.isArray(value)) return value.flatMap((item, at) => placesIn(item, place, [...path, at]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([field, within]): readonly Place[] => {
    const here: Place = { name: nameOf(place, field), path: [...path, field] };
    const next = place === '' || WITHIN.has(field) ? field : '';
    return next === '' || WHOLE.has(field) ? [here] : [here, ...placesIn(within, next, here.path)];
  });
};
const namesIn = (library: unknown): ReadonlySet<string> => new Set(placesIn(library).map(({ name }) => name));

const SCHEMA = JSON.parse(read('data-format.schema.json')) as { readonly $defs: Readonly<Record<string, Fields>> };

/** The same of the schema of what is written. */
const namesOf = (schema: unknown, place = '', defs = SCHEMA.$defs): readonly string[] => {
  if (!isFields(schema)) return [];
  const { $ref, allOf, items, properties } = schema;
  const referred = typeof $ref === 'string' ? namesOf(defs[$ref.replace('#/$defs/', '')], place, defs) : [];
  const all = Array.isArray(allOf) ? allOf.flatMap((each) => namesOf(each, place, defs)) : [];
  const own = Object.entries(isFields(properties) ? properties : {}).flatMap(([field, within]) => {
    const next = place === '' || WITHIN.has(field) ? field : '';
    return [nameOf(place, field), ...(next === '' || WHOLE.has(field) ? [] : namesOf(within, next, defs))];
  });
  return [...referred, ...all, ...namesOf(items, place, defs), ...own];
};

const withoutRow = (names: Iterable<string>): readonly string[] => [...names].filter((name) => !rowOf(name));

describe('the table of what is kept (never-lost.md)', () => {
  it('has a row for every part and every field, and for no other', () => {
    const written = new Set(namesOf(SCHEMA.$defs.bundle));
    expect(withoutRow(namesIn(EVERY_FIELD))).toEqual([]);
    expect(withoutRow(written)).toEqual([]);
    expect(ROWS.flatMap(({ fields }) => fields).toSorted()).toEqual([...written].toSorted());
  });

  it('has a row for all that is read of a bundle', () => {
    const of = (place: string, schemas: object) => Object.keys(schemas).map((field) => nameOf(place, field));
    const names = [
      ...of('', RAW_PARTS),
      ...of('preferences', CHOICES),
      ...of('searches', SAVED_SEARCH.entries),
      ...of('marks', MARK),
      ...of('collections', COLLECTION_DETAILS),
      ...of('watchlist', TITLE_FACTS),
    ];
    expect(withoutRow(names)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['diary', { ...EVERY_FIELD, diary: [] }],
    ['marks.mood', { ...EVERY_FIELD, marks: [{ ...EVERY_FIELD.marks[0], mood: 'calm' }] }],
    ['preferences.density', { ...EVERY_FIELD, preferences: { ...EVERY_FIELD.preferences, density: 'wide' } }],
    ['movies.pin', { ...EVERY_FIELD, collections: [{ movies: [{ id: 7, pin: 1 }] }] }],
    ['searches.sort', { ...EVERY_FIELD, preferences: { searches: [{ name: 'A', sort: 'year' }] } }],
  ])('fails where a library has %s, and no row says what becomes of it', (name, library) => {
    expect(withoutRow(namesIn(library))).toEqual([name]);
  });

  it('fails where the schema has one more, in a part and beside the parts', () => {
    const { bundle, markedTitle } = SCHEMA.$defs;
    const planted = { ...SCHEMA.$defs, title: { properties: { mood: {} } }, library: { properties: { diary: {} } } };
    expect(withoutRow(namesOf(markedTitle, 'marks', planted))).toEqual(['marks.mood']);
    expect(withoutRow(namesOf(bundle, '', planted))).toEqual(['diary']);
  });
});

const places = placesIn(EVERY_FIELD).map((place) => [place.path.join('.'), place] as const);

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((within, key) => (within as Fields | undefined)?.[key], value);

/** With something else at a place, or nothing. */
const withAt = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to;
  const changed = withAt((value as Fields)[key], rest, to);
  if (Array.isArray(value))
    return changed === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), changed);
  const { [key]: _, ...others } = value as Fields;
  return changed === undefined ? others : { ...others, [key]: changed };
};

const [FIRST] = DEFAULT_COLLECTIONS;
/** What is said where nobody has said anything; nothing where that is not here. */
const UNSAID: Fields = {
  ...NO_COLLECTIONS,
  'collections.name': FIRST?.name,
  'collections.description': FIRST?.description,
  'collections.movies': [],
  'preferences.theme': EMPTY_LIBRARY.preferences.theme,
  'preferences.preferredGenres': [],
  'watchlist.addedAt': '',
  'favorites.addedAt': '',
  'viewingHistory.viewedAt': '',
  'episodes.seasons': {},
  'searches.address': '/tv?under=30',
};
/** By these a thing is told from others: without them it is not here. */
const KEYS: ReadonlySet<string> = new Set(['title.id', 'title.media_type', 'collections.id', 'searches.name']);

const without = ({ name, path }: Place): Library =>
  withAt(EVERY_FIELD, KEYS.has(name) ? path.slice(0, -1) : path, UNSAID[name]) as Library;
const withoutPart = ({ path: [part = ''] }: Place): Library => withAt(EVERY_FIELD, [part], UNSAID[part]) as Library;
/** Whether what is said at a place is there once what is missing was brought; of a list of things, whether any of them is. */
const isBrought = (own: Library, { path }: Place): boolean => {
  const merged = valueAt(missingActions(own, EVERY_FIELD).reduce(apply, own), path);
  const isList = places.some(
    ([, { path: other }]) => other.length > path.length && path.every((key, at) => other[at] === key),
  );
  const [text, expected, before] = [merged, valueAt(EVERY_FIELD, path), valueAt(own, path)].map((each) =>
    JSON.stringify(each),
  );
  return isList ? text !== before : text === expected;
};
const mergeOf = (place: Place): string => {
  if (isBrought(without(place), place)) return 'comes';
  return isBrought(withoutPart(place), place) ? 'with it' : 'stays';
};

/** Items by their lists and keys, as they are shared. */
const itemsOf = (library: Library) =>
  new Map([...libraryItems(library)].map(({ list, key, value }) => [`${list} ${key}`, { list, value }]));
const shared = (library: Library): string =>
  JSON.stringify([...itemsOf(library)].map(([key, { list, value }]) => [key, rulesOf(list).toItem(value)]));
/** The place is told, too, though each device has ranks of its own. */
const toldOf = (list: RegisterList, value: object): string => JSON.stringify(rulesOf(list).facts(value));
const devicesOf = (place: Place): string => {
  const [before, after] = [itemsOf(EVERY_FIELD), itemsOf(without(place))];
  const isTold = [...before].some(([key, { list, value }]) => {
    const other = after.get(key);
    return !other || toldOf(list, value) !== toldOf(list, other.value);
  });
  if (isTold) return 'shared';
  return shared(EVERY_FIELD) === shared(without(place)) ? 'here' : 'with it';
};

describe('what the table says is so: of Merge (product.md, Your data: merge), and of devices (product.md, Devices: change)', () => {
  it.each(places)('%s', (_, place) => {
    const { merge, devices } = rowOf(place.name) ?? { merge: '', devices: '' };
    expect({ merge: merge.split(':')[0], devices: devices.split(':')[0] }).toEqual({
      merge: mergeOf(place),
      devices: devicesOf(place),
    });
  });

  it('says of what the first release did not know that it keeps it', () => {
    const later = [...namesIn(EVERY_FIELD)].filter((name) => {
      const [part = '', field = ''] = name.split('.');
      return (LATER_PARTS as readonly string[]).includes(part) || isChoice(field) || part === 'searches';
    });
    expect(later.filter((name) => rowOf(name)?.first !== 'kept')).toEqual([]);
    expect(new Set(ROWS.map(({ first }) => first))).toEqual(new Set(['known', 'kept']));
  });
});
