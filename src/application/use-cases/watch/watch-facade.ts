import { regionOfLanguages } from '#domain/watch/region-of-languages.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Languages } from '../../ports/languages.ts';
import { SetChoices } from '../library/set-choices.ts';
import { CheckServices, type CheckServicesDeps } from './check-services.ts';
import { WatchQueries, type WatchQueriesDeps } from './watch-queries.ts';

interface WatchFacadeDeps extends WatchQueriesDeps, CheckServicesDeps, Pick<LibraryDeps, 'session'> {
  readonly languages: Languages;
}

/** What the UI sees of where titles can be watched. */
export const createWatchFacade = (deps: WatchFacadeDeps) => ({
  queries: new WatchQueries(deps),
  /** The country, until the visitor chooses one; undefined where the browser's languages name none. */
  likelyRegion: regionOfLanguages(deps.languages()),
  setChoices: new SetChoices(deps),
  /** Which titles of a list are on the visitor's services. */
  checkServices: new CheckServices(deps),
});

export type WatchFacade = Readonly<ReturnType<typeof createWatchFacade>>;
