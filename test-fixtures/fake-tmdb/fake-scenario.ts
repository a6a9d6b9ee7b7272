import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { withExtremeTexts } from '#adapters/bench/scenario/with-extreme-texts.ts';
import { withHugeLists } from '#adapters/bench/scenario/with-huge-lists.ts';
import { withLittleKnown, withoutPictures } from '#adapters/bench/scenario/without-pictures.ts';
import { fictionalCatalogue, type FakeTmdbOptions } from './fake-tmdb-options.ts';
import { Faults, type Fault } from './faults.ts';

type Behaviour = Partial<FakeTmdbOptions>;

const CONFIGURATION = '/configuration';
/** The app may start first, so that each screen shows its own failure, as in the demo's scenarios. */
const START: Fault = { kind: 'delay', ms: 0, path: CONFIGURATION };

const faulty =
  (...inForce: readonly Fault[]) =>
  (): Behaviour => {
    const faults = new Faults();
    faults.set(...inForce);
    return { faults };
  };

const BEHAVIOURS: Readonly<Record<ScenarioName | 'none' | 'portal', () => Behaviour>> = {
  none: () => ({}),
  slow: () => ({ latencyMs: 3_000 }),
  // The connection is reset.
  offline: faulty({ kind: 'network' }),
  timeout: faulty(START, { kind: 'delay', ms: 'infinite' }),
  unauthorized: faulty(START, { kind: 'status', status: 401 }),
  'rate-limited': faulty(START, { kind: 'status', status: 429, retryAfter: '2' }),
  'server-error': faulty(START, { kind: 'status', status: 500 }),
  'not-found': faulty(START, { kind: 'status', status: 404 }),
  flaky: faulty({ kind: 'network', timesEach: 1 }),
  // A health check asks the same path and reads the status only: a 200 passes it, and what cannot be read then fails.
  'config-fails': faulty({ kind: 'shape', body: {}, path: CONFIGURATION }),
  'trending-fails': faulty({ kind: 'status', status: 500, path: '/trending/all/week' }),
  empty: () => ({ data: withLittleKnown(fictionalCatalogue()), listsNothing: true }),
  'no-images': () => ({ data: withoutPictures(fictionalCatalogue()) }),
  'extreme-text': () => ({ data: withExtremeTexts(fictionalCatalogue()) }),
  huge: () => ({ data: withHugeLists(fictionalCatalogue()) }),
  /** A page of HTML with 200 instead of every answer, as the sign-in page of a hotel's network. */
  portal: faulty(START, { kind: 'html' }),
};

const isKnown = (name: string): name is keyof typeof BEHAVIOURS => Object.hasOwn(BEHAVIOURS, name);

/**
 * The scenarios as HTTP (product.md, QA: scenarios), so that the TMDB adapter meets them, and `portal`.
 * @throws {Error} when there is no scenario of that name
 */
export const fakeScenario = (name: string): Behaviour => {
  if (isKnown(name)) return BEHAVIOURS[name]();
  throw new Error(`There is no scenario "${name}". There are: ${Object.keys(BEHAVIOURS).join(', ')}.`);
};
