import type { Clock } from '#application/ports/clock.ts';
import { CatalogError, type CatalogFailure } from '#domain/catalog-failure.ts';
import { answerLater } from '../../demo/answer-later.ts';
import { pageOf } from '../../demo/listings/page-of.ts';
import type { Answering, Question } from './question.ts';
import type { ScenarioName } from './scenario-name.ts';
import { wait } from './wait.ts';

const SLOW_MS = 3_000;
const RETRY_AFTER_MS = 2_000;

/**
 * How long each call waits, in milliseconds: 30 s where nothing else is listed (product.md, Provider calls: timeout).
 * The caller of a probe decides how long the probe waits.
 */
const PATIENCE_MS: Readonly<Partial<Record<Question['call'], number>>> = {
  probe: Number.POSITIVE_INFINITY,
  fetchConfiguration: 15_000,
  fetchTrending: 15_000,
  fetchHomeRow: 15_000,
  fetchListing: 10_000,
};
const DEFAULT_PATIENCE_MS = 30_000;

/** How long a call waits for its answer, in milliseconds. */
export const patienceOf = (call: Question['call']): number => PATIENCE_MS[call] ?? DEFAULT_PATIENCE_MS;

const well: Answering = (_, rightAnswer) => rightAnswer();

/** Answers with a failure. */
export const failing =
  (failure: CatalogFailure): Answering =>
  ({ signal }) =>
    answerLater(signal, () => {
      throw new CatalogError(failure);
    });

const status = (code: number): Answering => failing({ kind: 'http', status: code });

const late =
  (clock: Clock): Answering =>
  async ({ signal }, rightAnswer) => {
    await wait(SLOW_MS, clock, signal);
    return rightAnswer();
  };

/** Answers with a timeout, after as long as the call is waited for. */
export const tooLate =
  (clock: Clock): Answering =>
  async ({ call, signal }) => {
    await wait(patienceOf(call), clock, signal);
    throw new CatalogError({ kind: 'timeout' });
  };

const failingOnce = (): Answering => {
  const failed = new Set<string>();
  return ({ call, about, signal }, rightAnswer) => {
    // A probe requests the configuration too.
    const asked = JSON.stringify([call === 'probe' ? 'fetchConfiguration' : call, about]);
    if (failed.has(asked)) return rightAnswer();
    return answerLater(signal, () => {
      failed.add(asked);
      throw new CatalogError({ kind: 'network' });
    });
  };
};

const failingFor =
  (isMeant: (question: Question) => boolean, answering: Answering): Answering =>
  (question, rightAnswer) =>
    (isMeant(question) ? answering : well)(question, rightAnswer);

const EMPTY: Readonly<Partial<Record<Question['call'], (about: readonly unknown[]) => unknown>>> = {
  fetchListing: ([, page]) => pageOf([], Number(page)),
  search: ([, page]) => pageOf([], Number(page)),
  find: () => [],
  findByName: () => ({ titles: [], hasMore: false }),
};

/** As in a catalogue whose listings and searches have no results. What is requested by its id exists. */
const nothing: Answering = <T>({ call, about, signal }: Question, rightAnswer: () => Promise<T>) => {
  const empty = EMPTY[call];
  return empty ? answerLater(signal, () => empty(about) as T) : rightAnswer();
};

const isTrending = ({ call, listing }: Question): boolean => call === 'fetchTrending' || listing === 'trending';

/**
 * How each scenario answers questions. Scenarios about the contents of the catalogue leave the answers to the
 * catalogue.
 */
export const answerings = (clock: Clock): Readonly<Record<ScenarioName, Answering>> => ({
  slow: late(clock),
  offline: failing({ kind: 'network' }),
  timeout: tooLate(clock),
  unauthorized: status(401),
  'rate-limited': failing({ kind: 'http', status: 429, retryAfterMs: RETRY_AFTER_MS }),
  'server-error': status(500),
  'not-found': status(404),
  flaky: failingOnce(),
  'config-fails': failingFor(({ call }) => call === 'fetchConfiguration', status(500)),
  'trending-fails': failingFor(isTrending, status(500)),
  empty: nothing,
  'no-images': well,
  'extreme-text': well,
  huge: well,
});
