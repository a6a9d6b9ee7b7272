/** The names are in the order of product.md, QA: scenarios. Where several are on, the first has its way with an answer first. */
export const SCENARIO_NAMES = [
  'slow',
  'offline',
  'timeout',
  'unauthorized',
  'rate-limited',
  'server-error',
  'not-found',
  'flaky',
  'config-fails',
  'trending-fails',
  'empty',
  'no-images',
  'extreme-text',
  'huge',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];
