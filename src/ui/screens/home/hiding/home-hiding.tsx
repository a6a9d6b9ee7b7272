import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Queries } from '#application/queries/queries.ts';
import type { TitleKey } from '#domain/title.ts';
import { glideFrom, placesIn } from '../../../components/hiding/glide.ts';
import { HidingBar } from '../../../components/hiding/hidden-note.tsx';
import { useHiddenTitles, type HiddenTitles } from '../../../components/hiding/use-hidden-titles.ts';
import { useHides } from '../../../components/hiding/use-hides.ts';
import { useTitlesOf } from '../../../components/hiding/use-titles-of.ts';

export interface HomeHidingProps {
  readonly rows: ReturnType<Queries['homeRows']>;
  /** Is called with the titles that the rows leave out, whenever they are others. */
  readonly onHide: (hidden: ReadonlySet<TitleKey> | undefined) => void;
  /** Whether the rows were on the screen before this came. */
  readonly isLate: boolean;
}

/** Tells home which titles to leave out, and says under its rows how many these are (product.md, Hiding: rows). */
export function HomeHiding({ rows, onHide, isLate }: HomeHidingProps) {
  const [hides] = useHides();
  const titles = useHiddenTitles({ titles: useTitlesOf(Object.values(rows)), hides, visit: rows });
  const { hidden } = titles;
  const bar = useRef<HTMLDivElement>(null);
  const isOnScreen = useRef(isLate);

  const hide = useEffectEvent((now: HiddenTitles['hidden']) => {
    if (isOnScreen.current) {
      const places = placesIn(bar.current?.parentElement ?? null);
      // By then the rows are without the titles, and nothing of that is painted yet.
      requestAnimationFrame(() => glideFrom(places));
    }
    isOnScreen.current = true;
    onHide(now.size > 0 ? now : undefined);
  });
  // Before anything is painted: on the way back to home the titles are not there at all.
  useLayoutEffect(() => hide(hidden), [hidden]);

  return <HidingBar ref={bar} titles={titles} />;
}
