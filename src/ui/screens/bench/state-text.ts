import type { BenchSetting, BenchState } from '#application/ports/bench.ts';

const NONE = 'Scenario: none';

/** What is on, in one line. */
export const stateText = (settings: readonly BenchSetting[], state: BenchState): string => {
  const texts = settings.flatMap(({ name, label, remark }) => {
    const value = state[name];
    return value === undefined ? [] : [`${label}: ${value}${remark ? ` (${remark})` : ''}`];
  });
  return texts.length === 0 ? NONE : texts.join(' · ');
};
