import { useLayoutEffect, useRef, useState } from 'react';
import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { nextText } from '#domain/shows/next-text.ts';
import { titleName } from '#domain/title.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import styles from './next-tick.module.css';

interface NextTickProps {
  readonly of: UpNextShow;
  readonly shows: Pick<ShowsFacade, 'tickNext'>;
  /** The word is for readers alone, whatever the width. */
  readonly isSmall?: boolean;
  /** Whether the screen is about this show alone. */
  readonly isAlone?: boolean;
}

/** The show itself takes the focus where nothing is next any more. */
const useLeaveFocus = () => {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement))
        own.closest('li, [data-show]')?.querySelector<HTMLElement>('a[href]:not([tabindex])')?.focus();
    };
  }, []);
  return place;
};

function Tick({ of, shows, isSmall, isAlone }: NextTickProps) {
  const place = useLeaveFocus();
  const label = nextText(of.now);
  // Until the next episode takes the place.
  const [pressed, setPressed] = useState<string>();
  if (pressed !== undefined && pressed !== label) setPressed(undefined);
  return (
    <span ref={place} className={styles.place}>
      <Button
        className={classNames(styles.tick, isSmall && styles.small)}
        icon={ICONS.check}
        aria-label={isAlone ? `Seen: ${label}` : `Seen: ${titleName(of.show)}, ${label}`}
        aria-pressed={pressed === label}
        data-removes=""
        onClick={() => {
          setPressed(label);
          shows.tickNext.execute(of);
        }}
      >
        Seen
      </Button>
    </span>
  );
}

/** Ticks the next episode of a show; the one behind it takes its place, and the focus stays (product.md, Up next: goes on). */
export function NextTick(props: NextTickProps) {
  return props.of.now.status === 'next' ? <Tick {...props} /> : <span className={styles.none} />;
}
