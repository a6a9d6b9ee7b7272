import type { CalendarFacade } from './calendar/calendar-facade.ts';
import type { DataFacade } from './data/data-facade.ts';
import type { DiscoveryFacade } from './discovery/discovery-facade.ts';
import type { ImportFacade } from './import/import-facade.ts';
import type { TitleLanguages } from './languages/title-languages.ts';
import type { LinksFacade } from './links/links-facade.ts';
import type { ListsFacade } from './lists/lists-facade.ts';
import type { MarksFacade } from './marks/marks-facade.ts';
import type { NewsFacade } from './news/news-facade.ts';
import type { MakeReport } from './report/make-report.ts';
import type { ShowsFacade } from './shows/shows-facade.ts';
import type { TitlesFacade } from './titles/titles-facade.ts';
import type { WatchFacade } from './watch/watch-facade.ts';

/** The features whose code arrives when they are first used. */
export interface LateFacades {
  readonly calendar: CalendarFacade;
  readonly data: DataFacade;
  readonly marks: MarksFacade;
  readonly import: ImportFacade;
  readonly links: LinksFacade;
  readonly languages: TitleLanguages;
  readonly lists: ListsFacade;
  readonly news: NewsFacade;
  readonly report: MakeReport;
  readonly shows: ShowsFacade;
  readonly titles: TitlesFacade;
  readonly watch: WatchFacade;
  readonly discovery: DiscoveryFacade;
}

/**
 * Loads the code of a feature. Resolves with the same facade each time; 'data' and 'import' wait for the library. Rejects when the
 * code does not come, or when the library that is waited for could not be loaded.
 */
export type OpenFacade = <Name extends keyof LateFacades>(name: Name) => Promise<LateFacades[Name]>;
