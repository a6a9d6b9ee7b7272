import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { hostPath, sitePath } from '../address/site-path.ts';
import { patientWindow, stateOf, type EntryState, type HistoryPlace, type HistoryWindow } from './patient-window.ts';

/** The place that the visitor has reached, and how. */
export interface HistoryStep {
  readonly location: Location;
  readonly type: NavigationType;
  /** Whether the content changes in place: then nothing is scrolled. */
  readonly isInPlace: boolean;
}

/** What knows of the entries of open dialogs. Its code comes with the first dialog (`dialog-entries.ts`). */
export interface DialogEntries {
  /** @returns whether the browser's move stayed on the screen that is shown */
  readonly reach: () => boolean;
  /** Runs a navigation once the entries of dialogs are out of its way. */
  readonly navigate: (isPush: boolean, go: () => void) => void;
  /** Puts an entry over the one that is shown. @returns a function that takes it away */
  readonly add: (onBack: () => void) => () => void;
}

export interface BrowserHistory {
  readonly window: HistoryPlace;
  dialogs?: DialogEntries;
  readonly navigator: Navigator;
  /** The latest step. At first, it is the address with which the page was opened. */
  readonly step: HistoryStep;
  /** @returns a function that stops listening */
  listen(onStep: (step: HistoryStep) => void): () => void;
}

/** The router's own name for an entry that has no name yet. */
const UNNAMED = 'default';

const locationIn = (win: HistoryPlace): Location => {
  const { pathname: path, search, hash } = win.location;
  const { usr = null, key = UNNAMED } = stateOf(win);
  return { pathname: sitePath(path), search, hash, state: usr, key };
};

const hrefOf = (to: To): string => hostPath(typeof to === 'string' ? to : createPath(to));

const entry = (state: unknown): EntryState => ({ usr: state, key: Math.random().toString(36).slice(2, 10) });

type Publish = (type: NavigationType, isInPlace?: boolean) => void;

const navigatorOf = (history: Pick<BrowserHistory, 'window' | 'dialogs'>, publish: Publish): Navigator => {
  const { window: win } = history;
  const move = (isPush: boolean, go: () => void): void => {
    if (history.dialogs) history.dialogs.navigate(isPush, go);
    else go();
  };
  return {
    createHref: hrefOf,
    go: (delta) => win.history.go(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) =>
      move(true, () => {
        // A screen that a dialog leads to takes the place of the dialog's entry.
        win.history[stateOf(win).over ? 'replaceState' : 'pushState'](entry(state), '', hrefOf(to));
        publish(NavigationType.Push, options?.preventScrollReset);
      }),
    replace: (to: To, state?: unknown, options?: NavigateOptions) =>
      move(false, () => {
        const { over } = stateOf(win);
        win.history.replaceState({ ...entry(state), ...(over && { over }) }, '', hrefOf(to));
        publish(NavigationType.Replace, options?.preventScrollReset);
      }),
  };
};

/** The browser's history for the router. The router's own one comes only together with a way to render it. */
export const browserHistory = (outer: HistoryWindow = window): BrowserHistory => {
  const win = patientWindow(outer);
  const listeners = new Set<(step: HistoryStep) => void>();
  let last: Omit<HistoryStep, 'location'> = { type: NavigationType.Pop, isInPlace: false };
  const now = (): HistoryStep => ({ ...last, location: locationIn(win) });
  const publish: Publish = (type, isInPlace = false) => {
    last = { type, isInPlace };
    for (const listener of listeners) listener(now());
  };
  /** After a reload, and by Forward, the entry of a dialog is there without the dialog. */
  const leaveDialog = (): void => {
    const { over } = stateOf(win);
    if (over && !history.dialogs) win.history.go(-over);
  };
  const popped = (): void => {
    win.leave();
    leaveDialog();
    if (!history.dialogs?.reach()) publish(NavigationType.Pop);
  };
  const history: BrowserHistory = {
    window: win,
    get navigator() {
      return navigator;
    },
    get step() {
      return now();
    },
    listen: (onStep) => {
      listeners.add(onStep);
      outer.addEventListener('popstate', popped);
      leaveDialog();
      return () => {
        listeners.delete(onStep);
        outer.removeEventListener('popstate', popped);
      };
    },
  };
  const navigator = navigatorOf(history, publish);
  return history;
};
