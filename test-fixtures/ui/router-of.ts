import type { NavigateOptions, To } from 'react-router-dom';
import type { BrowserHistory, HistoryStep } from '#ui/hooks/history/browser-history.ts';

/** A history as a test moves in it and looks at it. */
export const routerOf = (history: BrowserHistory) => ({
  get state() {
    const { location, type } = history.step;
    return { location, historyAction: type };
  },
  navigate: (to: To | number, { replace = false, ...options }: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') history.navigator.go(to);
    else history.navigator[replace ? 'replace' : 'push'](to, options.state, options);
    return Promise.resolve();
  },
  subscribe: (listener: (step: HistoryStep) => void) => history.listen(listener),
});
