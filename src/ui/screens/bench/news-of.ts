import type { BenchSetting, BenchState } from '#application/ports/bench.ts';

/** What is on, in sentences, for those who do not see the badge. Empty where nothing is. */
export const newsOf = (settings: readonly BenchSetting[], state: BenchState): string =>
  settings
    .flatMap(({ name, label, kind, choices }) => {
      const value = state[name];
      if (value === undefined) return [];
      const values = kind === 'several' ? value.split('+') : [value];
      return values.map((each) => {
        const does = kind === 'text' ? '' : choices.find((choice) => choice.value === each)?.does;
        return `${label} ${each} is on.${does ? ` ${does}` : ''}`;
      });
    })
    .join(' ');
