import type { SavedListName } from '../library/saved-lists.ts';
import { failureKind, type FailureKind } from './failure-kind.ts';
import type { ReportedFailure } from './reported-failures.ts';

const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'] as const;
const SYSTEMS = ['Android', 'ChromeOS', 'Linux', 'Mac', 'Windows', 'iPad', 'iPhone', 'other'] as const;
const STORES = ['local', 'indexeddb', 'memory', 'other'] as const;

/** The state of the worker that keeps the app's files; 'past' is a page that was opened past it. */
export type WorkerState = 'unsupported' | 'none' | 'installing' | 'waiting' | 'active' | 'past';

/** The numbers of things, by their names. */
export interface ReportCounts extends Readonly<Record<SavedListName, number>> {
  readonly collections: number;
  readonly moviesInCollections: number;
  readonly marks: number;
  readonly ratings: number;
  readonly notes: number;
  readonly hidden: number;
  readonly views: number;
  readonly shows: number;
  readonly episodes: number;
  readonly searches: number;
}

/** The browser, and what it says of itself and of the page. */
export interface Surroundings {
  readonly browser: (typeof BROWSERS)[number];
  /** One or two numbers, as in '153.0'; 'unknown' where it does not say. */
  readonly browserVersion: string;
  readonly system: (typeof SYSTEMS)[number];
  /** Two or three letters, without the country; 'unknown' where it does not say. */
  readonly language: string;
  readonly minutesFromUtc: number;
  readonly isOnline: boolean;
  readonly worker: WorkerState;
}

/** What the app is doing with the visitor's lists. */
export interface Keeping {
  readonly library: 'loading' | 'loaded' | 'unreadable';
  /** How long the place lasts in which lists are kept. */
  readonly lasts: 'device' | 'window' | 'unknown';
  readonly saving: 'saved' | 'not-yet' | 'failing';
  readonly log: 'on' | 'off' | 'outdated' | 'unknown';
  readonly sharing: 'off' | 'disk' | 'host' | 'unknown';
  /** Undefined where the library is not there. */
  readonly counts?: ReportCounts;
}

/**
 * What helps with a fault, and nothing of what is in the lists: each field is a number, a boolean, a word of a fixed table, an ISO time, or
 * a path without what it was about (product.md, Report: fields).
 */
export interface Report extends Surroundings, Keeping {
  /** Three numbers, as in '1.2.0'; 'unknown' for anything else. */
  readonly version: string;
  /** ISO time. */
  readonly at: string;
  readonly catalogue: 'demo' | 'provider';
  readonly store: (typeof STORES)[number];
  /** The error of the screen on which the report was made. */
  readonly screenError?: FailureKind;
  readonly failures: readonly ReportedFailure[];
}

/** What a screen of an error was shown for. */
export interface ScreenError {
  readonly error: unknown;
}

interface Found {
  readonly version: string;
  readonly store: string;
  readonly isDemo: boolean;
  readonly now: Date;
  readonly surroundings: Surroundings;
  readonly keeping: Keeping;
  readonly failures: readonly ReportedFailure[];
  /** Absent where no screen has failed. */
  readonly screenError?: ScreenError | undefined;
}

const inTable = <Word extends string>(table: readonly Word[], word: string): Word | undefined =>
  table.find((each) => each === word);

const matching = (pattern: RegExp, text: string): string => (pattern.test(text) ? text : 'unknown');

export const reportOf = ({ surroundings, keeping, ...found }: Found): Report => ({
  version: matching(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, found.version),
  at: found.now.toISOString(),
  catalogue: found.isDemo ? 'demo' : 'provider',
  ...surroundings,
  browser: inTable(BROWSERS, surroundings.browser) ?? 'other',
  browserVersion: matching(/^\d{1,4}(\.\d{1,4})?$/, surroundings.browserVersion),
  system: inTable(SYSTEMS, surroundings.system) ?? 'other',
  language: matching(/^[a-z]{2,3}$/, surroundings.language),
  store: inTable(STORES, found.store) ?? 'other',
  ...keeping,
  ...(found.screenError && { screenError: failureKind(found.screenError.error) }),
  failures: found.failures,
});
