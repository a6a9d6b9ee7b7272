import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bench } from '#application/ports/bench.ts';
import { focusHeading } from '../../hooks/focus-heading.ts';
import { newsOf } from './news-of.ts';

/** Whether anything is on, or asked for in vain, and the text to announce. There is no text until something is on for the first time. */
export const useBenchNews = ({ settings, state$, problem }: Bench) => {
  const text = [problem, newsOf(settings, useObservableEagerState(state$))].filter(Boolean).join(' ');
  const [news, setNews] = useState('');

  const notify = useEffectEvent((now: string) => {
    if (now) setNews(now);
    if (now || !news) return;
    setNews('No scenario is on.');
    const main = document.querySelector('main');
    // The badge disappeared together with the focus.
    if (main && document.activeElement === document.body) focusHeading(main);
  });
  // Screen readers announce changes: the place for the text must exist before the text.
  useEffect(() => {
    const waiting = setTimeout(() => notify(text));
    return () => clearTimeout(waiting);
  }, [text]);

  return { isOn: text !== '', news };
};
