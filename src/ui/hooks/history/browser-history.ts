import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { hostPath, sitePath } from '../site-path.ts';

/** The place that the visitor has reached, and how. */
export interface Step {
  readonly location: Location;
  readonly type: NavigationType;
  /** Whether the content changes in place: then nothing is scrolled. */
  readonly isInPlace: boolean;
}

export interface BrowserHistory {
  readonly navigator: Navigator;
  /** The latest step. At first, it is the address with which the page was opened. */
  readonly step: Step;
  /** @returns a function that stops listening */
  listen(onStep: (step: Step) => void): () => void;
}

/** The state that we store in a history entry. Entries made by other code, or by hand, hold anything. */
interface EntryState {
  readonly usr?: unknown;
  readonly key?: string;
}

/** The router's own name for an entry that has no name yet. */
const UNNAMED = 'default';

const locationNow = (): Location => {
  const { pathname: path, search, hash } = window.location;
  const { usr = null, key = UNNAMED } = (window.history.state ?? {}) as EntryState;
  return { pathname: sitePath(path), search, hash, state: usr, key };
};

const hrefOf = (to: To): string => hostPath(typeof to === 'string' ? to : createPath(to));

const entry = (state: unknown): EntryState => ({ usr: state, key: Math.random().toString(36).slice(2, 10) });

/** The browser's history for the router. The router's own one comes only together with a way to render it. */
export const browserHistory = (): BrowserHistory => {
  const listeners = new Set<(step: Step) => void>();
  let last: Omit<Step, 'location'> = { type: NavigationType.Pop, isInPlace: false };
  const now = (): Step => ({ ...last, location: locationNow() });
  const publish = (type: NavigationType, isInPlace = false): void => {
    last = { type, isInPlace };
    for (const listener of listeners) listener(now());
  };
  const popped = () => publish(NavigationType.Pop);

  return {
    navigator: {
      createHref: hrefOf,
      go: (delta) => window.history.go(delta),
      push: (to: To, state?: unknown, options?: NavigateOptions) => {
        window.history.pushState(entry(state), '', hrefOf(to));
        publish(NavigationType.Push, options?.preventScrollReset);
      },
      replace: (to: To, state?: unknown, options?: NavigateOptions) => {
        window.history.replaceState(entry(state), '', hrefOf(to));
        publish(NavigationType.Replace, options?.preventScrollReset);
      },
    },
    get step() {
      return now();
    },
    listen: (onStep) => {
      listeners.add(onStep);
      window.addEventListener('popstate', popped);
      return () => {
        listeners.delete(onStep);
        window.removeEventListener('popstate', popped);
      };
    },
  };
};
