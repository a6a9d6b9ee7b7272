import { buildLater } from '../../../scripts/build-release.mjs';

/**
 * What a later release may have besides: a part of the library, `diary`; a field of each item, `mood`; and a kind of change, `diary-noted`. Its
 * session is where a test reaches it.
 */
const PATCHES = [
  { file: 'src/domain/library/library.ts', text: '  episodes: [],\n', by: '  episodes: [],\n  diary: [],\n' },
  {
    file: 'src/domain/library/map-parts.ts',
    text: '  episodes: EPISODES,\n',
    by: `  episodes: EPISODES,
  diary: {
    missing: (own, other) => other.filter(({ day }) => own.every((each) => each.day !== day)).map((entry) => ({ kind: 'diary-noted', entry })),
    contains: (own, other) => other.every(({ day }) => own.some((each) => each.day === day)),
    added: () => ({}),
    total: () => 0,
  },
`,
  },
  { file: 'src/domain/library/map-parts.ts', text: "['marks', 'episodes']", by: "['marks', 'episodes', 'diary']" },
  {
    file: 'src/domain/library/list-actions/every-rule.ts',
    text: "  'parts-replaced': {",
    by: `  'diary-noted': {
    apply: (library, { entry }) =>
      library.diary.some(({ day }) => day === entry.day) ? library : { ...library, diary: [...library.diary, entry] },
    inverse: ({ diary }) => ({ kind: 'parts-replaced', parts: { diary } }),
  },
  'parts-replaced': {`,
  },
  {
    file: 'src/domain/library/taking-back/take-back.ts',
    text: "    episodes: yield* mergeLists(of('episodes'), SHOW_RULES),\n",
    by: "    episodes: yield* mergeLists(of('episodes'), SHOW_RULES),\n    diary: now.diary,\n",
  },
  {
    file: 'src/adapters/store/codec/read-parts.ts',
    text: '  episodes: listOf(WATCHED_SHOWS),\n',
    by: `  episodes: listOf(WATCHED_SHOWS),
  diary: listOf({ readItem: (raw) => (typeof raw?.day === 'number' ? raw : undefined), keyOf: ({ day }) => String(day), keepsDuplicates: true }),
`,
  },
  {
    file: 'src/adapters/log/decode-change.ts',
    text: "  'theme-set': { theme },\n",
    by: "  'theme-set': { theme },\n  'diary-noted': { entry: v.unknown() },\n",
  },
  {
    file: 'src/domain/library/saved-title.ts',
    text: '  id: title.id,\n});',
    by: "  id: title.id,\n  mood: 'calm',\n});",
  },
  {
    file: 'src/application/library/library-session.ts',
    text: '  constructor(private readonly deps: LibrarySessionDeps) {\n',
    by: "  constructor(private readonly deps: LibrarySessionDeps) {\n    Reflect.set(globalThis, 'laterSession', this);\n",
  },
] as const;

/** Builds it. @returns where */
export const buildLaterRelease = (): Promise<string> => buildLater(PATCHES);
