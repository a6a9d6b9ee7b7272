import { createPath, NavigationType, parsePath, type Location, type NavigateOptions, type To } from 'react-router-dom';
import type { BrowserHistory, Step } from '#ui/hooks/history/browser-history.ts';
import { hostPath } from '#ui/hooks/site-path.ts';

let named = 0;
const locationOf = (to: To, state: unknown = null): Location => {
  const path = { search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
  return { pathname: '/', ...path, state, key: `entry-${(named += 1)}` };
};

/** A history as a browser has one, which leaves the browser's own alone. */
export const memoryHistory = (first: string): BrowserHistory => {
  const listeners = new Set<(step: Step) => void>();
  const entries = [locationOf(first)];
  let at = 0;
  let last: Omit<Step, 'location'> = { type: NavigationType.Pop, isInPlace: false };
  const step = (): Step => ({ ...last, location: entries[at] ?? locationOf(first) });
  const arrive = (type: NavigationType, { preventScrollReset: isInPlace = false }: NavigateOptions = {}) => {
    last = { type, isInPlace };
    for (const listener of listeners) listener(step());
  };

  return {
    navigator: {
      createHref: (to) => hostPath(typeof to === 'string' ? to : createPath(to)),
      go: (delta) => {
        at = Math.min(Math.max(at + delta, 0), entries.length - 1);
        arrive(NavigationType.Pop);
      },
      push: (to, state: unknown, options) => {
        entries.splice((at += 1), entries.length, locationOf(to, state));
        arrive(NavigationType.Push, options);
      },
      replace: (to, state: unknown, options) => {
        entries[at] = locationOf(to, state);
        arrive(NavigationType.Replace, options);
      },
    },
    get step() {
      return step();
    },
    listen: (onStep) => {
      listeners.add(onStep);
      return () => listeners.delete(onStep);
    },
  };
};
