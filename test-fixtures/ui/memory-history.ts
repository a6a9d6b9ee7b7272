import { browserHistory, type BrowserHistory } from '#ui/hooks/history/browser-history.ts';
import { memoryWindow } from './memory-window.ts';

/** A history as a browser has one, which leaves the browser's own alone. */
export const memoryHistory = (first: string): BrowserHistory => browserHistory(memoryWindow(first));
