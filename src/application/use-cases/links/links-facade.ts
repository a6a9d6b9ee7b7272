import type { LinkList } from '#domain/links/link-list.ts';
import { QueryCache } from '../../queries/query-cache.ts';
import { DownloadLink, type DownloadLinkDeps } from './download-link.ts';
import { DrawPicture, type DrawPictureDeps } from './draw-picture.ts';
import { LinkTitles, type LinkTitlesDeps } from './link-titles.ts';
import { SaveLink, type SaveLinkDeps } from './save-link.ts';
import { ShareLink, type ShareLinkDeps } from './share-link.ts';
import { SharePicture, type SharePictureDeps } from './share-picture.ts';
import { TitleLookup, type TitleLookupDeps } from './title-lookup.ts';

type LinksFacadeDeps = ShareLinkDeps &
  LinkTitlesDeps &
  SaveLinkDeps &
  DownloadLinkDeps &
  TitleLookupDeps &
  DrawPictureDeps &
  SharePictureDeps;

/** The lists that were looked at last: Back finds them as they were left. */
const CACHED = 5;

/** What the visitor can do with what comes and goes as a link: titles, and shared lists; and what goes as a picture. */
export const createLinksFacade = (deps: LinksFacadeDeps) => {
  const lists = new QueryCache<LinkTitles>(CACHED);
  return {
    /** @param code what the link has of the list: the same code finds what was loaded of it. */
    titlesOf: (code: string, list: LinkList): LinkTitles => lists.get(code, () => new LinkTitles(deps, list.titles)),
    shareLink: new ShareLink(deps),
    saveLink: new SaveLink(deps),
    downloadLink: new DownloadLink(deps),
    drawPicture: new DrawPicture(deps),
    sharePicture: new SharePicture(deps),
    titleLookup: new TitleLookup(deps),
  };
};

export type LinksFacade = Readonly<ReturnType<typeof createLinksFacade>>;
