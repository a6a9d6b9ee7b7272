import { browserTab } from './browser-tab.ts';
import type { Decoration } from './decoration.ts';
import { TabBench } from './tab-bench.ts';
import { unknownState } from './unknown-state.ts';

export interface OpenedBench {
  readonly bench: TabBench;
  /** What takes the place of adapters, in the bench's state. */
  readonly decorations: readonly Decoration[];
}

/** QA's bench in this tab. */
export const openBench = (): OpenedBench => {
  const bench = new TabBench(browserTab);
  const { settings, problem } = bench;
  const decorations = settings.flatMap(({ name, decorations: of }) => of(() => bench.current[name]));
  return { bench, decorations: [...decorations, ...(problem === undefined ? [] : unknownState(problem))] };
};
