import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { playableVideos, type Video } from '#domain/video.ts';
import { classNames } from '../../components/page/class-names.ts';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { useQuery } from '../../hooks/use-query.ts';
import { NearPlace } from './near-place.tsx';
import styles from './extras-place.module.css';

const { Component: TitleExtras } = lateComponent(() => import('./extras/title-extras.tsx'), 'TitleExtras', Nothing);

interface ExtrasPlaceProps {
  readonly title: TitleDetails;
  readonly videos: LoadableQuery<readonly Video[]>;
  /** Called with the extras: IMDb's number and the age rating are shown in other places. */
  readonly onKnown: (extra: TitleExtra) => void;
}

/** All that is above the window counts as within it. */
const ABOVE = '1000000px 0px 0px';

/** Whether what follows this element may move, once that is asked: it is below the window, or the visitor has pressed something. */
const useMayMove = (end: RefObject<Element | null>, isAsked: boolean): boolean => {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isAsked || isFree || !end.current) return undefined;
    const observer = new IntersectionObserver((entries) => setFree(entries.at(-1)?.isIntersecting === false), {
      // Named, for a margin around the default root counts for nothing in a frame.
      root: document,
      rootMargin: ABOVE,
    });
    observer.observe(end.current);
    const left = new AbortController();
    for (const press of ['click', 'keyup'])
      document.addEventListener(press, () => setFree(true), { signal: left.signal, passive: true });
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [end, isAsked, isFree]);
  return isFree;
};

/** Room for what is to be expected: pictures where there is one, videos as far as they are known, and dates. */
const useRoom = (
  { backdrop_path, media_type, next_episode }: TitleDetails,
  videos: LoadableQuery<readonly Video[]>,
): string => {
  const state = useQuery(videos);
  const hasVideos = state.status === 'loading' || (state.status === 'loaded' && playableVideos(state.value).length > 0);
  return classNames(
    styles.room,
    hasVideos && styles.videos,
    backdrop_path !== null && styles.pictures,
    (media_type === 'movie' || next_episode) && styles.dates,
  );
};

/**
 * The place of a title's videos, pictures and keywords, below all else (product.md, Detail: extras). It has room for all of it. What was
 * not needed of it is given back where that is not seen, else with the visitor's next press: the footer does not move by itself.
 */
export function ExtrasPlace({ title, videos, onKnown }: ExtrasPlaceProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  const isFree = useMayMove(end, isSettled);
  const room = useRoom(title, videos);
  return (
    <NearPlace className={isFree ? undefined : room}>
      <TitleExtras title={title} videos={videos} onKnown={onKnown} onSettled={() => setSettled(true)} />
      <div ref={end} />
    </NearPlace>
  );
}
