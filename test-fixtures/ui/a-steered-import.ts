import { BehaviorSubject } from 'rxjs';
import type { ImportFacade, Matching, MatchState } from '#application/use-cases/import/import-facade.ts';
import { aLetterboxdReading } from '../import/a-letterboxd-reading.ts';
import { anImportFacade } from './an-import-facade.ts';

export interface SteeredImport extends ImportFacade {
  /** The matching that is under way: a test says how it goes on. */
  readonly state$: BehaviorSubject<MatchState>;
}

const MATCHING: MatchState = { status: 'matching', isOffline: false, total: 0, matches: [] };

const matchingOf = (state$: SteeredImport['state$']): Matching => ({
  state$,
  pause: () => state$.next({ ...state$.value, status: 'paused' }),
  resume: () => state$.next({ ...state$.value, status: 'matching' }),
});

/** An import that reads and finds what a test says. */
export const aSteeredImport = (own: Partial<ImportFacade> = {}): SteeredImport => {
  const state$ = new BehaviorSubject(MATCHING);
  const match: ImportFacade['match'] = ({ titles }) => {
    state$.next({ ...MATCHING, total: titles.length });
    return matchingOf(state$);
  };
  const read: ImportFacade['read'] = async () => ({ kind: 'read', reading: aLetterboxdReading() });
  return { ...anImportFacade({ read, match, ...own }), state$ };
};
