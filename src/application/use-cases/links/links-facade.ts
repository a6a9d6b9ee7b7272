import type { SharedList } from '#domain/links/shared-list.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import { DownloadLink, type DownloadLinkDeps } from './download-link.ts';
import { SaveSharedList, type SaveSharedListDeps } from './save-shared-list.ts';
import { ShareLink, type ShareLinkDeps } from './share-link.ts';
import { SharedTitles, type SharedTitlesDeps } from './shared-titles.ts';
import { TitleLookup, type TitleLookupDeps } from './title-lookup.ts';

export type LinksFacadeDeps = ShareLinkDeps &
  SharedTitlesDeps &
  SaveSharedListDeps &
  DownloadLinkDeps &
  TitleLookupDeps;

/** The lists that were looked at last: Back finds them as they were left. */
const CACHED = 5;

/** What the visitor can do with what comes and goes as a link: titles, and shared lists. */
export const createLinksFacade = (deps: LinksFacadeDeps) => {
  const lists = new QueryCache<SharedTitles>(CACHED);
  return {
    /** @param code what the link has of the list: the same code finds what was loaded of it. */
    titlesOf: (code: string, list: SharedList): SharedTitles =>
      lists.get(code, () => new SharedTitles(deps, list.titles)),
    shareLink: new ShareLink(deps),
    saveSharedList: new SaveSharedList(deps),
    downloadLink: new DownloadLink(deps),
    titleLookup: new TitleLookup(deps),
  };
};

export type LinksFacade = Readonly<ReturnType<typeof createLinksFacade>>;
