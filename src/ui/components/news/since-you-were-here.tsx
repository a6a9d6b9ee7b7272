import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useRef, useState } from 'react';
import type { ToldNews } from '#application/use-cases/news/tell-news.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { roomIsMade, useMakeRoom } from '../hiding/use-make-room.ts';
import { NewsBlock } from './news-block.tsx';

/** What is shown stays as it is under the visitor's eyes, until they know it, here or in another tab. */
const shownAfter = (shown: ToldNews | undefined, told: ToldNews): ToldNews | undefined => {
  if (told.news.length === 0) return undefined;
  return shown && shown.after === told.after ? shown : told;
};

/** What is new since the visitor was here; undefined while nothing is known to be. */
const useNews = () => {
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

interface SinceYouWereHereProps {
  readonly className?: string | undefined;
}

type Known = NonNullable<ReturnType<typeof useNews>> & SinceYouWereHereProps;

function Block({ told, gotIt, className }: Known) {
  const block = useRef<HTMLElement>(null);
  useMakeRoom(block, true);
  const know = () => {
    // The pressed button goes.
    const main = block.current?.closest('main');
    if (main) focusHeading(main);
    gotIt();
  };
  return <NewsBlock ref={block} className={className} told={told} onGotIt={know} />;
}

/** Tells what is new since the visitor was here, and is absent while nothing is (product.md, News: place). */
export function SinceYouWereHere(props: SinceYouWereHereProps) {
  const known = useNews();
  const isThere = known !== undefined;
  const [isFree, setFree] = useState(false);
  // Two that come at once would shift what is below both.
  useEffect(() => {
    if (isThere) void roomIsMade().then(() => setFree(true));
  }, [isThere]);
  return known && isFree && <Block {...known} {...props} />;
}
