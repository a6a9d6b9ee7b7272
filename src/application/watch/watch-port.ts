import { token } from '../port.ts';
import type { WatchOptions } from './watch-options.ts';

/** What adapters provide for where titles can be watched. Its code comes when that is first asked. */
export const WatchPort = {
  options: token<WatchOptions>('WatchOptions'),
};
