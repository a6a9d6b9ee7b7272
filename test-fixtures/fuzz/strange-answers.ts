import * as fc from 'fast-check';

export const title = {
  id: 1,
  media_type: 'tv',
  name: 'Harbour Lights',
  first_air_date: '2020-01-02',
  genre_ids: [18],
  overview: 'A harbour.',
  poster_path: '/poster.jpg',
  vote_average: 7,
};
const person = { id: 2, media_type: 'person', name: 'Ada', known_for: [title], profile_path: null };

/** One body that would satisfy every call. */
export const BODY = {
  ...title,
  images: { secure_base_url: 'https://images.test/t/p/' },
  results: [title, { ...title, media_type: 'movie', title: 'The Lantern' }, person, { key: 'abc', site: 'YouTube' }],
  total_pages: 3,
  total_results: 57,
  genres: [{ id: 18, name: 'Drama' }],
  last_episode_to_air: { runtime: 50 },
  created_by: [{ name: 'Ada' }],
  cast: [{ id: 2, name: 'Ada', character: 'Herself' }],
  crew: [{ id: 2, name: 'Ada', job: 'Director', department: 'Directing' }],
  combined_credits: { cast: [title], crew: [title] },
};

/** What a broken provider might put in a place. */
export const STRANGE = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    { results: 7 },
    '\uD800',
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    'x'.repeat(20_000),
    Array.from({ length: 500 }, () => title),
  ),
  fc.jsonValue(),
);

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) => pathsOf(inner, [...at, key]))]
    : [at];

/** The value with what lies at the path replaced; undefined drops it. */
const replaced = (value: unknown, [key, ...rest]: Path, strange: unknown): unknown => {
  if (key === undefined || typeof value !== 'object' || value === null) return strange;
  const entries = Object.entries(value).map(
    ([name, inner]: [string, unknown]) => [name, name === key ? replaced(inner, rest, strange) : inner] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

const MUTATION = fc.record({ path: fc.constantFrom(...pathsOf(BODY)), strange: STRANGE });

/** As it comes over the wire. */
export const bodyOf = (value: unknown): string => JSON.stringify(value) ?? '';

/** The body with up to four places dropped, emptied, of a wrong type, or huge. */
export const mutatedBody = fc
  .array(MUTATION, { minLength: 1, maxLength: 4 })
  .map((mutations) =>
    bodyOf(mutations.reduce<unknown>((value, { path, strange }) => replaced(value, path, strange), BODY)),
  );
