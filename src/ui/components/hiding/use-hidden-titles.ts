import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { Hiding } from '#application/use-cases/lists/hiding.ts';
import type { Hide } from '#domain/library/hides.ts';
import { type TitleKey, titleKey, type TitleRef } from '#domain/title.ts';
import { sitePath } from '../../hooks/address/site-path.ts';
import { useApp } from '../../hooks/app-context.ts';
import { titleAt } from '../../hooks/find-title-id.ts';
import { useCurrent } from '../../hooks/use-current.ts';

export interface HiddenTitles {
  /** The titles to leave out: none while the visitor has them shown. */
  readonly hidden: ReadonlySet<TitleKey>;
  /** How many there are to hide, shown or not. */
  readonly count: number;
  /** Whether the visitor has them shown, until they leave or choose anew. */
  readonly isShowing: boolean;
  readonly toggleShowing: () => void;
}

interface HidingOptions {
  /** All titles that the screen has so far. */
  readonly titles: readonly TitleRef[];
  readonly hides: readonly Hide[];
  /** Another value is another visit: it is looked anew at what is hidden. */
  readonly visit: unknown;
}

const NONE: ReadonlySet<TitleKey> = new Set();

/** The title of the list item that has the focus, or that the focus is in. It must not go, or the focus would be lost. */
const focusedTitle = (): readonly TitleKey[] => {
  const link = document.activeElement?.closest('li')?.querySelector('a');
  const id = link && titleAt(sitePath(link.pathname));
  return id ? [titleKey(id)] : [];
};

/**
 * The titles that a screen leaves out (product.md, Hiding: while a screen is shown). It is looked anew when the visit is
 * another one, when the visitor chooses what to hide, and when the library has been loaded.
 */
export const useHiddenTitles = ({ titles, hides, visit }: HidingOptions): HiddenTitles => {
  const { library } = useApp();
  const { status } = useObservableEagerState(library.loader.loadState$);
  const chosen = hides.join();
  const look = (kept: readonly TitleKey[] = []) => ({
    visit,
    status,
    chosen,
    hiding: new Hiding(library, hides, kept),
    isShowing: false,
  });
  const [last, keep] = useState(look);
  const isSame = last.visit === visit && last.status === status && last.chosen === chosen;
  const now = isSame ? last : look(focusedTitle());
  if (!isSame) keep(now);

  const hidden = useCurrent(library.library$, () => now.hiding.among(titles));
  return {
    hidden: now.isShowing ? NONE : hidden,
    count: hidden.size,
    isShowing: now.isShowing,
    toggleShowing: () => keep({ ...now, isShowing: !now.isShowing }),
  };
};
