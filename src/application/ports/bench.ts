import type { Observable } from 'rxjs';
import type { ChosenFile } from './library/backup-file.ts';
import type { Trace } from './trace.ts';

/** A value of a setting, with what it does, for QA, in one line. */
export interface BenchChoice {
  readonly value: string;
  readonly does: string;
}

/** One thing that QA sets by address and in the switcher (product.md, QA: settings). */
export interface BenchSetting {
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  /** What it is about, for groups of settings. */
  readonly group: string;
  /** The value that ends it. */
  readonly off: string;
  /** One of the choices, several of them, a text such as the choices are, or parts, each with a value of its own. */
  readonly kind: 'one' | 'several' | 'text' | 'parts';
  readonly choices: readonly BenchChoice[];
  /** Of `parts`: a value is that of each part that is on, as `name:value`, with commas between them. */
  readonly parts?: readonly BenchPart[];
  /** The choice for which a file is taken. */
  readonly fileChoice?: string;
  /** What must not be forgotten while it is on. */
  readonly remark?: string;
}

/** A part of a setting, which is set by itself. */
export type BenchPart = Pick<BenchSetting, 'name' | 'label' | 'choices'> & {
  readonly kind: 'one' | 'several' | 'text';
};

/** The values of the settings that are on, as texts by the settings' names. */
export type BenchState = Readonly<Record<string, string>>;

/** QA's choice of the state that the app is in; there is none where another catalogue than the demo is shown. */
export interface Bench {
  readonly settings: readonly BenchSetting[];
  readonly trace: Trace;
  /** What is on. Emits at once. */
  readonly state$: Observable<BenchState>;
  /** What is wrong with the address, as a sentence; undefined where nothing is. */
  readonly problem: string | undefined;
  /** What is wrong with a value, as a sentence that names the known ones; undefined where nothing is. */
  problemOf(name: string, value: string): string | undefined;
  /** The whole address of this page in a state. */
  addressOf(state: BenchState): string;
  /**
   * Reads the file of a library, which `choose` then has the app start with. Never rejects.
   * @returns why it was refused, as a sentence; undefined where it was taken
   */
  takeFile(file: ChosenFile): Promise<string | undefined>;
  /** Lasts for the tab. Begins at once, or starts the app over where only that shows what it does. */
  choose(state: BenchState): void;
}
