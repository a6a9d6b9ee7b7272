import * as fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fillingOf } from '#adapters/bench/library/filling-of.ts';
import { LIBRARIES, type LibraryName } from '#adapters/bench/library/library-name.ts';
import { EXTREMES } from '#adapters/bench/scenario/extremes.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { formatReport } from '#domain/report/format-report.ts';
import type { Surroundings } from '#domain/report/report.ts';
import type { NotedFailure } from '#domain/report/reported-failures.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryAction } from '#fixtures/library/arbitrary-action.ts';
import { librariesAfter } from '#fixtures/library/libraries-after.ts';
import { textsOf } from '#fixtures/library/texts-of.ts';
import { leakedTexts, strayTexts } from '#fixtures/report-grammar.ts';
import type { LoadState } from '../../library/load-state.ts';
import { MakeReport } from './make-report.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const SURROUNDINGS: Surroundings = {
  browser: 'Firefox',
  browserVersion: '153.0',
  system: 'Linux',
  language: 'en',
  minutesFromUtc: 60,
  isOnline: true,
  worker: 'active',
};

interface Given {
  readonly library?: Library;
  readonly failures?: readonly NotedFailure[];
  readonly version?: string;
  readonly store?: string;
  readonly surroundings?: Surroundings;
  readonly screenError?: unknown;
}

const make = ({
  library = EMPTY_LIBRARY,
  failures = [],
  version = '1.2.3',
  store = 'local',
  surroundings = SURROUNDINGS,
  screenError,
}: Given = {}) => {
  const loaded: LoadState = {
    status: 'fulfilled',
    outcome: { kind: 'restored', isMigrated: false, isSaved: true, setAsideAs: 'matinee_user_data_203.0.113.7' },
  };
  const report = new MakeReport({
    loader: {
      loadState$: of(loaded),
      saveStatus$: new BehaviorSubject({ lastSaveTime: NOW }),
      repository: { lifetime: 'device', logStatus$: of('on') },
    },
    session: { seen: library },
    app: { edition: { version, store } },
    catalogChoice: { isDemo: false },
    clock: { now: () => NOW },
    consoleLog: { warn: () => undefined, error: () => undefined, failures },
    browser: { copy: async () => undefined },
    describeSurroundings: async () => surroundings,
    sharing: async () => 'off',
  });
  return report.execute(screenError === undefined ? undefined : { error: screenError });
};

/** A report of the library and of failures that name what it holds is as it would be of any other, but for its numbers. */
const expectNothingOf = async (library: Library, failures: readonly NotedFailure[], own: readonly string[]) => {
  const report = await make({ library, failures });
  expect(strayTexts(report)).toEqual([]);
  const bare = await make({ failures: failuresAbout('-') });
  expect(leakedTexts(formatReport(report), formatReport(bare), own)).toEqual([]);
};

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.e30.c2VjcmV0';

/** Failures that are about the text in every place that a failure has. */
const failuresAbout = (text: string): readonly NotedFailure[] => [
  { at: 1, area: 'request', error: new CatalogError({ kind: 'http', status: 404 }), path: `/movie/${text}/credits` },
  { at: 2, area: 'request', error: new CatalogError({ kind: 'network' }), path: `/search/movie?query=${text}` },
  {
    at: 3,
    area: 'request',
    error: new CatalogError({ kind: 'timeout' }),
    path: `https://${text}/3/tv/${TOKEN}#${text}`,
  },
  { at: 4, area: 'screen', error: new Error(text, { cause: text }) },
  { at: 5, area: 'devices', error: Object.assign(new Error(text), { name: text }) },
  { at: 6, area: 'library', error: { name: text, [text]: text } },
  { at: 7, area: 'page', error: text },
  { at: 8, area: 'screen', error: new DOMException(text, text) },
];

describe('a report holds nothing of the visitor’s (product.md, Report: fields)', () => {
  const data = generateCatalogue();

  it.each((Object.keys(LIBRARIES) as LibraryName[]).filter((name) => fillingOf(name, data, NOW).bundle !== undefined))(
    'of the bench’s library %s, with a failure about each of its texts',
    async (name) => {
      const text = fillingOf(name, data, NOW).bundle ?? '';
      const library = decodeBundle(text)?.library ?? EMPTY_LIBRARY;
      const own = textsOf(library);
      // Of 10,000 titles not each: the report has 20 failures at most.
      const step = Math.ceil(own.length / 60);
      for (const each of [TOKEN, ...own.filter((_, index) => index % step === 0)])
        await expectNothingOf(library, failuresAbout(each), own);
    },
  );

  it('of any library, with failures about its texts', async () => {
    const actions = fc.array(arbitraryAction, { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(actions, fc.string(), async (done, name) => {
        const extreme = EXTREMES.map((rewrite) => rewrite(name));
        const library = { ...(librariesAfter(EMPTY_LIBRARY, done).at(-1) ?? EMPTY_LIBRARY), username: name };
        const own = [...textsOf(library), ...extreme, TOKEN];
        for (const each of own) await expectNothingOf(library, failuresAbout(each), own);
      }),
      runs(60),
    );
  });

  it('whatever the build, the browser and the error of a screen are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 3 }), fc.nat(), async (text, number) => {
        const surroundings = { ...SURROUNDINGS, browserVersion: text, language: text, minutesFromUtc: number };
        const odd = { ...surroundings, browser: text, system: text } as unknown as Surroundings;
        const screenError = Object.assign(new Error(text), { name: text });
        const report = await make({ version: text, store: text, surroundings: odd, screenError });
        expect(strayTexts(report)).toEqual([]);
      }),
    );
  });
});
