import { BehaviorSubject, type Observable } from 'rxjs';
import type { Bench, BenchState } from '#application/ports/bench.ts';
import type { ChosenFile } from '#application/ports/library/backup-file.ts';
import type { Trace } from '#application/ports/trace.ts';
import { FILE } from './library/library-name.ts';
import type { Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';

/** The parts of the browser's tab that the bench needs. */
export interface Tab {
  /** The address up to its `?`. */
  readonly page: string;
  /** The address from its `?` on, `?` included. */
  readonly search: string;
  recall(): string | undefined;
  /** Stores a state, as an address has it, until the tab is closed; an empty one is forgotten. */
  remember(state: string): void;
  /** The library that the tab was given as a file. */
  readonly file: {
    /** Never rejects. @returns why it was refused, as a sentence; undefined where it was taken */
    take(file: ChosenFile): Promise<string | undefined>;
    /** Makes a file that was taken the tab's. @returns whether there was one */
    use(): boolean;
    forget(): void;
  };
  /** Loads the page again, at the same path with this `search`. */
  startOver(search: string): void;
}

/** What an address says of the settings. */
interface AskedState {
  /** The values of those that are to be on, and undefined for those that are to end. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The first value that is none. */
  readonly unknown?: { readonly setting: Setting; readonly text: string };
}

/** Several parameters of one name count as one, with commas. */
const textOf = (params: URLSearchParams, name: string): string | undefined =>
  params.has(name) ? params.getAll(name).join(',') : undefined;

/** What a search says of these settings. What it does not name is left as it is. */
const askedState = (search: string, settings: readonly Setting[]): AskedState => {
  const params = new URLSearchParams(search);
  const asked = settings.flatMap((setting) => {
    const text = textOf(params, setting.name);
    return text === undefined ? [] : [{ setting, text, value: setting.accept(text) }];
  });
  const unknown = asked.find(({ setting, text, value }) => value === undefined && text !== setting.off);
  const known = asked.filter(({ setting, text, value }) => value !== undefined || text === setting.off);
  return {
    values: Object.fromEntries(known.map(({ setting, value }) => [setting.name, value])),
    ...(unknown && { unknown }),
  };
};

/** Only what is on. */
const onlyOn = (values: AskedState['values']): BenchState =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );

const SCENARIO = 'scenario';
/** Scenarios that need another catalogue or another start. All others can begin and end in a running app. */
const FROM_THE_START = /config-fails|trending-fails|empty|no-images|extreme-text|huge/;
const LIBRARY = 'library';
const NAMES = SETTINGS.map(({ name }) => name);

const find = (name: string): Setting | undefined => SETTINGS.find((setting) => setting.name === name);

/** In the order of the settings, each value as addresses have it. */
const inOrder = (state: BenchState): BenchState =>
  onlyOn(Object.fromEntries(SETTINGS.map(({ name, accept }) => [name, accept(state[name] ?? '')])));

const SHOWN = 40;

/** That a value is none of a setting's, and what the values are. */
const problemOf = ({ name, singular = name, others, off, choices }: Setting, text: string): string =>
  `There is no ${singular} “${text.slice(0, SHOWN)}”. The known ones: ${[...choices.map(({ value }) => value), off].join(', ')}.` +
  (others ? ` ${others}` : '');

/** For people to read: an address may hold these as they are. */
const PLAIN = /%(2F|3A|2C|2B|2A)/g;

const parameter = ([name, value]: readonly [string, string]): string =>
  `${name}=${encodeURIComponent(value).replace(PLAIN, decodeURIComponent)}`;

/** A state as parameters of an address. A `+` stands between scenarios, and is a space to who reads the address. */
const parametersOf = (state: BenchState): string => Object.entries(state).map(parameter).join('&');

/** A search with the state in place of what it says of the settings with these names. */
const searchOf = (search: string, state: BenchState, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  const all = [params.toString(), parametersOf(state)].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
};

/** The state of the tab, in the address and stored for the tab. */
export class TabBench implements Bench {
  readonly settings = SETTINGS;
  /** What is wrong with the address; undefined where nothing is. */
  readonly problem: string | undefined;
  readonly state$: Observable<BenchState>;
  private readonly state: BehaviorSubject<BenchState>;

  constructor(
    private readonly tab: Tab,
    readonly trace: Trace,
  ) {
    const { values, unknown } = askedState(tab.search, SETTINGS);
    const { values: remembered } = askedState(tab.recall() ?? '', SETTINGS);
    const state = inOrder(onlyOn({ ...remembered, ...values }));
    this.problem = unknown && problemOf(unknown.setting, unknown.text);
    tab.remember(parametersOf(state));
    if (state[LIBRARY] !== FILE) tab.file.forget();
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

  takeFile(file: ChosenFile): Promise<string | undefined> {
    return this.tab.file.take(file);
  }

  choose(chosen: BenchState): void {
    const state = inOrder(chosen);
    const isOfNewFile = state[LIBRARY] === FILE && this.tab.file.use();
    this.tab.remember(parametersOf(state));
    if (!isOfNewFile && this.canBeginAtOnce(state)) this.state.next(state);
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
