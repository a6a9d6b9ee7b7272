import type { Ports } from '#application/ports/port.ts';
import type { Decorated } from './decorated.ts';
import type { Decoration } from './decoration.ts';
import { noting } from './scenario/noting-answerer.ts';
import type { Answerer } from './scenario/question.ts';
import { ScenarioCatalog } from './scenario/scenario-catalog.ts';
import { ScenarioFilterNames } from './scenario/scenario-filter-names.ts';
import { ScenarioFranchises } from './scenario/scenario-franchises.ts';
import { ScenarioProbe } from './scenario/scenario-probe.ts';
import { ScenarioShowCatalog } from './scenario/scenario-show-catalog.ts';
import { ScenarioTitleAnswers } from './scenario/scenario-title-answers.ts';
import { ScenarioTitleExtras } from './scenario/scenario-title-extras.ts';
import { ScenarioTitleFinder } from './scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from './scenario/scenario-watch-options.ts';

/** Whether a method can be called off, as every call of a provider can. */
type IsCall<Method> = Method extends (...asked: infer Asked) => Promise<unknown>
  ? Asked extends [...unknown[], AbortSignal]
    ? true
    : false
  : false;

/** The ports that ask the catalogue: those with a call that can be called off. */
export type AskingPort = {
  [Name in keyof Ports]: true extends { [Key in keyof Ports[Name]]: IsCall<Ports[Name][Key]> }[keyof Ports[Name]]
    ? Name
    : never;
}[keyof Ports];

/** For each port that asks the catalogue what has another answer its calls. A port that is missing here does not compile. */
const ASKING_PORTS: {
  readonly [Name in AskingPort]: new (inner: Ports[Name], other: Answerer) => Ports[Name];
} = {
  catalog: ScenarioCatalog,
  probe: ScenarioProbe,
  titleFinder: ScenarioTitleFinder,
  watchOptions: ScenarioWatchOptions,
  filterNames: ScenarioFilterNames,
  titleExtras: ScenarioTitleExtras,
  franchises: ScenarioFranchises,
  showCatalog: ScenarioShowCatalog,
  titleAnswers: ScenarioTitleAnswers,
};

export const isAskingPort = (name: string): name is AskingPort => Object.hasOwn(ASKING_PORTS, name);

/** A port, its calls answered by another. */
export const withAnswerer = (port: AskingPort, inner: unknown, answerer: Answerer): unknown =>
  new (ASKING_PORTS[port] as new (inner: unknown, other: Answerer) => unknown)(inner, answerer);

export const askingPorts = (): readonly AskingPort[] => Object.keys(ASKING_PORTS).filter(isAskingPort);

/**
 * Has one answerer stand before the catalogue and all that goes with it. What fails is noted for reports.
 * @param make is called once: an answerer knows what was asked before.
 * @param spared is left as it is
 */
export const answeredBy = (make: (parts: Decorated) => Answerer, spared?: AskingPort): readonly Decoration[] => {
  let shared: Answerer | undefined;
  const answerer = (parts: Decorated): Answerer => (shared ??= noting(make(parts), parts.consoleLog));
  return askingPorts()
    .filter((port) => port !== spared)
    .map((port) => ({ port, by: (inner, parts) => withAnswerer(port, inner, answerer(parts)) }));
};
