import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import type { ToldNews } from '#application/use-cases/news/tell-news.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';

/** What is shown stays as it is under the visitor's eyes, until they know it, here or in another tab. */
const shownAfter = (shown: ToldNews | undefined, told: ToldNews): ToldNews | undefined => {
  if (told.news.length === 0) return undefined;
  return shown && shown.after === told.after ? shown : told;
};

/** What is new since the visitor was here; undefined while nothing is known to be. */
export const useNews = () => {
  const { library } = useApp();
  const isLoaded = useObservableEagerState(library.loader.loadState$).status === 'fulfilled';
  const news = useModule(() => library.open('news'), isLoaded);
  const [shown, setShown] = useState<ToldNews>();
  useEffect(() => {
    const subscription = news?.tellNews.execute().subscribe((told) => setShown((before) => shownAfter(before, told)));
    return () => subscription?.unsubscribe();
  }, [news]);
  return shown && { told: shown, gotIt: () => news?.tellNews.gotIt(shown) };
};
