import type { Bench } from '#application/ports/bench.ts';
import type { Classification } from '#domain/classified-error.ts';
import { ownName } from '../browser/own-name.ts';
import { safeSessionStorage } from '../browser/safe-storage.ts';
import { WindowBrowser } from '../browser/window-browser.ts';
import { withAnswerer } from './asking-ports.ts';
import { decorating, type Decoration } from './decoration.ts';
import { FILE } from './library/library-name.ts';
import { tabFile } from './library/tab-file.ts';
import type { Answerer } from './scenario/question.ts';
import { TabBench, type Tab } from './tab-bench.ts';
import { BenchTrace } from './trace/bench-trace.ts';

interface OpenedBench {
  readonly bench: Bench;
  /** What takes the place of adapters, in the bench's state. */
  readonly decorations: readonly Decoration[];
}

const KEY = ownName('matinee_bench');

/** The browser's own tab. Where session storage is blocked, the address carries the choice until the next one. */
const browserTab: Tab = {
  get page() {
    return location.origin + location.pathname;
  },
  get search() {
    return location.search;
  },
  recall: () => safeSessionStorage.get(KEY),
  remember: (state) => void (state === '' ? safeSessionStorage.remove(KEY) : safeSessionStorage.set(KEY, state)),
  file: tabFile,
  startOver: (search) => location.assign(location.pathname + search),
};

/** The address asks for a state that there is not. */
class UnknownState extends Error {}

const explained = (message: string, other: Classification): Classification => ({
  ...other,
  message,
  alternate: { ...other.alternate, title: 'Unknown state', message },
});

const NO_FILE =
  'This tab has no library of a file. Open the switcher by the badge, choose a backup or a bundle or drop it there, and press Apply.';

/** Has the startup failure screen say what is wrong (product.md, QA: unknown). @param problemOf gives undefined where nothing is */
const failingStart = (problemOf: () => Promise<string | undefined>): readonly Decoration[] => {
  const refusing: Answerer = {
    answer: async (question, rightAnswer) => {
      const problem = question.call === 'fetchConfiguration' ? await problemOf() : undefined;
      if (problem !== undefined) throw new UnknownState(problem);
      return rightAnswer();
    },
  };
  return [
    decorating('catalog', (inner) => withAnswerer('catalog', inner, refusing)),
    decorating('classifyError', (inner) => ({
      execute: (error, text) =>
        error instanceof UnknownState
          ? explained(error.message, inner.execute(error, text))
          : inner.execute(error, text),
    })),
  ];
};

/** QA's bench in this tab. @param version of the app */
export const openBench = (version: string): OpenedBench => {
  const trace: BenchTrace = new BenchTrace({
    browser: new WindowBrowser(),
    isOn: (setting) => bench.current[setting] !== undefined,
    version,
  });
  const bench = new TabBench(browserTab, trace);
  const { settings, problem } = bench;
  const decorations = settings.flatMap(({ name, decorations: of }) =>
    of(() => bench.current[name]).map((each) => trace.beneath(name, each)),
  );
  const problemOfFile = async () => ((await tabFile.text()) === undefined ? NO_FILE : undefined);
  const isOfFile = problem === undefined && bench.current['library'] === FILE;
  const refusals =
    isOfFile || problem !== undefined ? failingStart(isOfFile ? problemOfFile : async () => problem) : [];
  return { bench, decorations: [...decorations, ...refusals, ...trace.decorations] };
};
