import { TellNews, type TellNewsDeps } from './tell-news.ts';

/** What the UI sees of what is new since the visitor was here. */
export const createNewsFacade = (deps: TellNewsDeps) => ({ tellNews: new TellNews(deps) });

export type NewsFacade = Readonly<ReturnType<typeof createNewsFacade>>;
