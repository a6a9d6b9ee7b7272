import { useObservableEagerState } from 'observable-hooks';
import { Suspense, useEffect, useState } from 'react';
import { CardRow } from '../../../components/card/card-row.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { lateComponent, Nothing } from '../../../hooks/code/late-component.tsx';
import { useLibrary } from '../../../hooks/use-library.ts';
import { ShowSkeletons } from './show-skeletons.tsx';
import styles from './back.module.css';

const { Component: WelcomeBack } = lateComponent(() => import('./welcome-back.tsx'), 'WelcomeBack', Nothing);

/** As many as the widest window shows. */
const STILLS = 5;

/** The place of what was there at the last visit, as high as it: the page's frame has all parts of it, and the styles choose. */
function HeldBack() {
  return (
    <div className={classNames(styles.back, styles.held)} aria-hidden="true">
      <p className={styles.welcome} />
      <div className={styles.shows}>
        <div className={styles.head} />
        <CardRow label="" busy>
          <ShowSkeletons count={STILLS} />
          <li className={styles.none} />
        </CardRow>
      </div>
    </div>
  );
}

/** What home has of the visitor's own below its banner. Its place is held from the first paint on (product.md, Home: back). */
export function Back() {
  const { homeMemory, library } = useApp();
  const isLoaded = useObservableEagerState(library.loader.loadState$).status !== 'pending';
  const isThere = useLibrary(({ watchlist, episodes }) => watchlist.length > 0 || episodes.length > 0);
  const [wasThere] = useState(isThere);
  const [held] = useState(() => homeMemory.recall() ?? []);
  const isOver = isLoaded && !isThere && held.length > 0;
  useEffect(() => (isOver ? homeMemory.remember([]) : undefined), [homeMemory, isOver]);
  const place = held.length > 0 && <HeldBack />;
  if (!isThere) return isLoaded ? null : place;
  return (
    <Suspense fallback={place}>
      <WelcomeBack isLate={!wasThere && held.length === 0} />
    </Suspense>
  );
}
