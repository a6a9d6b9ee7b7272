import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryWindow } from '#fixtures/ui/memory-window.ts';
import { browserHistory } from './browser-history.ts';
import type { HistoryWindow } from './patient-window.ts';

type Refusal = (outer: HistoryWindow['history'], how: 'pushState' | 'replaceState') => void;

const THROWS: Refusal = () => {
  throw new DOMException('Attempt to use history.replaceState() more than 100 times per 30 seconds', 'SecurityError');
};
const IGNORES: Refusal = () => undefined;

/** A browser that takes two changes within half a minute. */
const open = (refuse: Refusal) => {
  const outer = memoryWindow('/search');
  const { pushState, replaceState } = outer.history;
  let taken = 0;
  const limited =
    (how: 'pushState' | 'replaceState', take: History['pushState']): History['pushState'] =>
    (...change) => {
      if (taken === 2) return refuse(outer.history, how);
      taken += 1;
      setTimeout(() => (taken -= 1), 30_000);
      return take(...change);
    };
  outer.history.pushState = limited('pushState', pushState);
  outer.history.replaceState = limited('replaceState', replaceState);
  const history = browserHistory(outer);
  const told: string[] = [];
  const stop = history.listen(({ location }) => told.push(location.pathname + location.search));
  return { outer, history, told, stop };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// product.md, Frame: search box.
describe.each([
  ['throws', THROWS],
  ['says nothing', IGNORES],
])('where a browser that refuses changes of the history %s', (_, refuse) => {
  it('the screen goes with each of them, and the address follows once the browser takes it', () => {
    const { outer, history, told } = open(refuse);
    for (const text of ['d', 'du', 'dus', 'dust']) history.navigator.replace(`/search?q=${text}`, undefined);
    expect(told.at(-1)).toBe('/search?q=dust');
    expect(history.step.location.search).toBe('?q=dust');
    expect(outer.addresses).toEqual(['/search?q=du']);
    vi.advanceTimersByTime(31_000);
    expect(outer.addresses).toEqual(['/search?q=dust']);
    expect(outer.history.state).toMatchObject({ key: history.step.location.key });
  });

  it('one entry comes for those that were refused: the latest', () => {
    const { outer, history } = open(refuse);
    for (const path of ['/movie', '/tv', '/awards', '/trending']) history.navigator.push(path);
    history.navigator.replace('/trending?type=tv');
    vi.advanceTimersByTime(62_000);
    expect(outer.addresses).toEqual(['/search', '/movie', '/tv', '/trending?type=tv']);
  });

  it('what was refused is forgotten where the visitor goes back', () => {
    const { outer, history, told } = open(refuse);
    for (const path of ['/movie', '/tv', '/awards']) history.navigator.push(path);
    history.navigator.go(-1);
    expect(told.at(-1)).toBe('/movie');
    vi.advanceTimersByTime(62_000);
    expect(outer.addresses).toEqual(['/search', '/movie', '/tv']);
    expect(history.step.location.pathname).toBe('/movie');
  });
});
