import { inject, injectable } from 'inversify';
import { BehaviorSubject, map, type Observable } from 'rxjs';
import { Port } from '#application/port.ts';
import type { Log } from '#application/ports/log.ts';
import type { Scenario, Scenarios } from '#application/scenarios.ts';
import { PARAMETER, chosenScenario } from './chosen-scenario.ts';
import { isScenarioName, type ScenarioName } from './scenario-name.ts';
import { SCENARIOS, scenarioOf } from './scenarios.ts';
import { TAB, type Tab } from './tab.ts';

/** Scenarios that need another catalogue or another start. All others can begin and end in a running app. */
const FROM_THE_START: ReadonlySet<ScenarioName> = new Set([
  'config-fails',
  'trending-fails',
  'empty',
  'no-images',
  'extreme-text',
  'huge',
]);

/** The choice of a scenario, in the address and stored for the tab. */
@injectable()
export class TabScenarios implements Scenarios {
  readonly all = SCENARIOS;
  readonly current$: Observable<Scenario>;
  private readonly name$: BehaviorSubject<ScenarioName>;

  constructor(
    @inject(TAB) private readonly tab: Tab,
    @inject(Port.log) log: Log,
  ) {
    const name = chosenScenario(tab.search, tab.recall(), log);
    tab.remember(name);
    this.name$ = new BehaviorSubject(name);
    this.current$ = this.name$.pipe(map(scenarioOf));
  }

  get current(): ScenarioName {
    return this.name$.value;
  }

  choose(name: string): void {
    if (!isScenarioName(name)) return;
    this.tab.remember(name);
    if (this.canBeginAtOnce(name)) this.name$.next(name);
    else this.startOver(name);
  }

  private canBeginAtOnce(name: ScenarioName): boolean {
    // An address that names a scenario would bring that scenario back at the next reload.
    const isNamed = new URLSearchParams(this.tab.search).has(PARAMETER);
    return !isNamed && ![name, this.current].some((each) => FROM_THE_START.has(each));
  }

  private startOver(name: ScenarioName): void {
    const params = new URLSearchParams(this.tab.search);
    params.set(PARAMETER, name);
    this.tab.startOver(`?${params.toString()}`);
  }
}
