import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { latePart } from '../../../hooks/code/late-component.tsx';
import { useShowSeen } from '../../../hooks/use-show-seen.ts';
import styles from './next-place.module.css';

const NextLine = latePart(() => import('./next-line.tsx'), 'NextLine');

/**
 * The place of what is next of a show that is followed, below its ticket: held from the first drawing of the page, by what the device
 * remembers until the lists are known. Nothing moves when its code, the lists or the season come (product.md, Up next: on the page of a show).
 */
function ShowPlace({ id }: { readonly id: number }) {
  const { followedMemory, library } = useApp();
  const isLoaded = useObservableEagerState(library.loader.loadState$).status !== 'pending';
  const { show } = useShowSeen(id);
  const isFollowed = show !== undefined && show.stoppedAt === undefined;
  const [isHeld] = useState(() => isFollowed || (!isLoaded && followedMemory.recall()?.includes(id) === true));
  if (!isHeld) return null;
  return (
    <div className={styles.place} data-show="">
      {isFollowed && <NextLine id={id} />}
    </div>
  );
}

export function NextPlace({ id }: { readonly id: TitleId }) {
  return id.media_type === 'tv' && <ShowPlace id={id.id} />;
}
