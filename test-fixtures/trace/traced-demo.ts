import type { Decorated } from '#adapters/bench/decorated.ts';
import type { Decoration } from '#adapters/bench/decoration.ts';
import { SETTINGS } from '#adapters/bench/settings.ts';
import { BenchTrace } from '#adapters/bench/trace/bench-trace.ts';
import { TraceRecorder } from '#adapters/bench/trace/trace-recorder.ts';
import { DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import { DemoFilterNames } from '#adapters/demo/demo-filter-names.ts';
import { DemoFranchises } from '#adapters/demo/demo-franchises.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoShowCatalog } from '#adapters/demo/demo-show-catalog.ts';
import { DemoTitleAnswers } from '#adapters/demo/demo-title-answers.ts';
import { DemoTitleExtras } from '#adapters/demo/demo-title-extras.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { DEMO_EXTRAS } from '#adapters/demo/extras/demo-extras.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { openMemoryMedium } from '#adapters/store/open-memory-medium.ts';
import type { BenchState } from '#application/ports/bench.ts';
import type { TraceEntry } from '#application/ports/trace.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { requestRunnerOf } from '../request-runner-of.ts';
import { willingBrowser } from '../willing-browser.ts';

const demoAnswersData = ({ demoData, clock, demoExtras, demoServices }: Decorated) => ({
  data: demoData,
  clock,
  extras: demoExtras,
  services: demoServices,
});

type Bases = { readonly [Name in keyof Decorated]?: (parts: Decorated) => Decorated[Name] };

const data = generateCatalogue();

/** What a test decorates: the demo, the runner of requests, and a store in memory. */
const basesOf = (clock: VirtualClock): Bases => ({
  clock: () => clock,
  consoleLog: () => ({ warn: () => undefined, error: () => undefined }),
  demoData: () => data,
  demoExtras: () => DEMO_EXTRAS,
  demoServices: () => DEMO_SERVICES,
  probe: () => new DemoProbe(),
  catalog: (parts) => new DemoCatalog(parts.demoData, parts.demoExtras),
  titleFinder: (parts) => new DemoTitleFinder(parts.demoData),
  watchOptions: (parts) => new DemoWatchOptions(parts.demoData, parts.demoServices),
  filterNames: (parts) => new DemoFilterNames(parts.demoData, parts.demoExtras),
  titleExtras: (parts) => new DemoTitleExtras(parts.demoData, parts.clock, parts.demoExtras),
  franchises: (parts) => new DemoFranchises(parts.demoData, parts.demoExtras),
  titleAnswers: (parts) => new DemoTitleAnswers(demoAnswersData(parts)),
  showCatalog: (parts) => new DemoShowCatalog(parts.demoData, parts.clock, parts.demoExtras),
  requestRunner: () => requestRunnerOf(clock),
  openMedium: () => openMemoryMedium,
});

/** Each part is made when it is first read, with its decorations in their order, as the container makes it. */
const decoratedParts = (bases: Bases, decorations: readonly Decoration[]): Decorated => {
  const held = new Map<string, unknown>();
  const make = (name: string): unknown =>
    decorations
      .filter(({ port }) => port === name)
      .reduce<unknown>((inner, { by }) => by(inner, parts), bases[name as keyof Decorated]?.(parts));
  const parts = new Proxy({} as Decorated, {
    get: (_, name: string) => {
      if (!held.has(name)) held.set(name, make(name));
      return held.get(name);
    },
  });
  return parts;
};

/**
 * The demo with the trace above all settings, at the beginning of a visit.
 * @param state what is on
 * @param bases what takes the place of the demo's own adapters
 */
export const tracedDemo = (state: BenchState = {}, bases: Bases = {}) => {
  const clock = new VirtualClock();
  const recorder = new TraceRecorder(() => clock.scheduler.frame);
  const isOn = (name: string): boolean => state[name] !== undefined;
  const trace = new BenchTrace({ browser: willingBrowser, isOn, version: '1.2.3', recorder });
  const settings = SETTINGS.flatMap(({ name, decorations }) =>
    decorations(() => state[name]).map((each) => trace.beneath(name, each)),
  );
  const parts = decoratedParts({ ...basesOf(clock), ...bases }, [...settings, ...trace.decorations]);
  const entries = (): readonly TraceEntry[] => recorder.traced.entries;
  return { clock, data, trace, parts, entries };
};
