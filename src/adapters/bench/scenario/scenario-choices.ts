import type { BenchChoice } from '#application/ports/bench.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenario-name.ts';

const DOES: Readonly<Record<ScenarioName, string>> = {
  slow: 'Every answer takes 3 seconds.',
  offline: 'Nothing answers, as without a network.',
  timeout: 'No answer comes before patience ends: 10 to 30 seconds for each try.',
  unauthorized: 'Every answer is HTTP 401, as for a wrong token.',
  'rate-limited': 'Every answer is HTTP 429, to be asked again in 2 seconds.',
  'server-error': 'Every answer is HTTP 500.',
  'not-found': 'Every answer is HTTP 404.',
  flaky: 'Each call fails once, as without a network, then works.',
  'config-fails': 'The configuration, without which nothing starts, is HTTP 500.',
  'trending-fails': 'What is trending is HTTP 500; everything else works.',
  empty: 'No list and no search has anything in it, and little is known of any title.',
  'no-images': 'No title and no person has a picture.',
  'extreme-text': 'Very long, right-to-left and markup-like texts everywhere.',
  huge: '500 pages in every list.',
};

/** All scenarios, in the order in which they are offered. */
export const SCENARIO_CHOICES: readonly BenchChoice[] = SCENARIO_NAMES.map((value) => ({ value, does: DOES[value] }));
