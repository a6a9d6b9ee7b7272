import { BehaviorSubject, type Observable } from 'rxjs';
import type { Bench, BenchState } from '#application/ports/bench.ts';
import { askedState, onlyOn } from './asked-state.ts';
import { problemOf } from './problem-of.ts';
import { parametersOf, searchOf } from './search-of.ts';
import type { Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';
import type { Tab } from './tab.ts';

const SCENARIO = 'scenario';
/** Scenarios that need another catalogue or another start. All others can begin and end in a running app. */
const FROM_THE_START = /config-fails|trending-fails|empty|no-images|extreme-text|huge/;
const NAMES = SETTINGS.map(({ name }) => name);

const find = (name: string): Setting | undefined => SETTINGS.find((setting) => setting.name === name);

/** In the order of the settings, each value as addresses have it. */
const inOrder = (state: BenchState): BenchState =>
  onlyOn(Object.fromEntries(SETTINGS.map(({ name, accept }) => [name, accept(state[name] ?? '')])));

/** The state of the tab, in the address and stored for the tab. */
export class TabBench implements Bench {
  readonly settings = SETTINGS;
  /** What is wrong with the address; undefined where nothing is. */
  readonly problem: string | undefined;
  readonly state$: Observable<BenchState>;
  private readonly state: BehaviorSubject<BenchState>;

  constructor(private readonly tab: Tab) {
    const { values, unknown } = askedState(tab.search, SETTINGS);
    const { values: remembered } = askedState(tab.recall() ?? '', SETTINGS);
    const state = inOrder(onlyOn({ ...remembered, ...values }));
    this.problem = unknown && problemOf(unknown.setting, unknown.text);
    tab.remember(parametersOf(state));
    this.state = new BehaviorSubject(state);
    this.state$ = this.state.asObservable();
  }

  get current(): BenchState {
    return this.state.value;
  }

  problemOf(name: string, value: string): string | undefined {
    const setting = find(name);
    return setting && setting.accept(value) === undefined ? problemOf(setting, value) : undefined;
  }

  addressOf(state: BenchState): string {
    return this.tab.page + searchOf(this.tab.search, inOrder(state), NAMES);
  }

  choose(chosen: BenchState): void {
    const state = inOrder(chosen);
    this.tab.remember(parametersOf(state));
    if (this.canBeginAtOnce(state)) this.state.next(state);
    else this.tab.startOver(searchOf(this.tab.search, state, NAMES));
  }

  private canBeginAtOnce(state: BenchState): boolean {
    const params = new URLSearchParams(this.tab.search);
    // An address that names a setting would bring that back at the next reload.
    const isNamed = NAMES.some((name) => params.has(name));
    const changed = NAMES.filter((name) => state[name] !== this.current[name]);
    const scenarios = [state[SCENARIO], this.current[SCENARIO]].join('+');
    return !isNamed && changed.every((name) => name === SCENARIO) && !FROM_THE_START.test(scenarios);
  }
}
