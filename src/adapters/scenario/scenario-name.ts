/** The names are in the order of product.md, QA: scenarios. */
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

/** `none` means the catalogue as it is. */
export type ScenarioName = (typeof SCENARIO_NAMES)[number] | 'none';

export const isScenarioName = (text: string): text is ScenarioName =>
  text === 'none' || (SCENARIO_NAMES as readonly string[]).includes(text);
