import type { FiledState, ServiceStates } from '../service-state.ts';

/** Of a show that goes on, up to date is all that was shown. */
const STATES: ServiceStates = {
  notstartedyet: 'to-see',
  notstarted: 'to-see',
  forlater: 'to-see',
  watchlater: 'to-see',
  uptodate: 'seen',
  finished: 'seen',
  completed: 'seen',
  continuing: 'neither',
  watching: 'neither',
  stopped: 'given-up',
};

/** What TV Time says of a show as a whole. */
export const showState = (word: string, listedAt?: () => string | undefined): FiledState => ({
  states: STATES,
  word,
  ...(listedAt && { listedAt }),
});
