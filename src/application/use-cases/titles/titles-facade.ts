import type { SaveTitlesDeps } from '../lists/save-titles.ts';
import { ExtraQueries, type ExtraQueriesDeps } from './extra-queries.ts';
import { SaveFranchise } from './save-franchise.ts';

/** What the UI sees of what a title's page asks for late: its extras, and the series that it is part of. */
export const createTitlesFacade = (deps: ExtraQueriesDeps & SaveTitlesDeps) => ({
  queries: new ExtraQueries(deps),
  /** 'Add all to watchlist' and 'Save as collection'. */
  saveFranchise: new SaveFranchise(deps),
});

export type TitlesFacade = Readonly<ReturnType<typeof createTitlesFacade>>;
