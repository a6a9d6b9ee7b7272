import { Suspense, useState } from 'react';
import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { useNear } from '../../hooks/use-near.ts';
import styles from './watch-place.module.css';

/** Asked a little before it is seen, and not by those who never come here. */
const NEAR_PX = 200;

const { Component: WhereToWatch } = lateComponent(() => import('./watch/where-to-watch.tsx'), 'WhereToWatch', Nothing);

/** The place of where a title can be watched. Its code comes when it is near, and nothing moves then (product.md, Where to watch: asked). */
export function WatchPlace({ id }: { readonly id: TitleId }) {
  const [isNear, attach] = useNear(false, NEAR_PX);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div ref={attach} className={styles.place}>
      {wasNear && (
        <Suspense>
          <WhereToWatch id={id} />
        </Suspense>
      )}
    </div>
  );
}
