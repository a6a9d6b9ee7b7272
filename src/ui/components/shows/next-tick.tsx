import { useLayoutEffect, useRef } from 'react';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import type { PlacedEpisode } from '#domain/shows/next-episode.ts';
import { titleName } from '#domain/title.ts';
import { EpisodeTick } from './episode-tick.tsx';
import styles from './next-tick.module.css';

interface NextTickProps {
  readonly of: UpNextShow;
  readonly shows: Pick<ShowsFacade, 'tickNext'>;
}

function Tick({ of, shows, next }: NextTickProps & { readonly next: PlacedEpisode }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      // Nothing is next any more: the show itself takes the focus.
      if (own?.contains(document.activeElement))
        own.closest('li')?.querySelector<HTMLElement>('a[href]:not([tabindex])')?.focus();
    };
  }, []);
  return (
    <span ref={place} className={styles.place}>
      <EpisodeTick
        season={next.season.season_number}
        number={next.episode.episode_number}
        show={titleName(of.show)}
        isSeen={false}
        onToggle={() => shows.tickNext.execute(of)}
      />
    </span>
  );
}

/** Ticks the next episode of a show; the one behind it takes its place, and the focus stays (product.md, Up next: goes on). */
export function NextTick(props: NextTickProps) {
  const { now } = props.of;
  return now.status === 'next' ? <Tick {...props} next={now.next} /> : <span className={styles.none} />;
}
