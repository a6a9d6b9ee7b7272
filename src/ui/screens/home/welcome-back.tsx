import { Suspense, useState } from 'react';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { useLibrary } from '../../hooks/use-library.ts';

const { Component: WelcomeCard } = lateComponent(() => import('./welcome-card.tsx'), 'WelcomeCard', Nothing);

/** The welcome card. It is absent while the watchlist is empty (product.md, Home: welcome card). */
export function WelcomeBack() {
  const isEmpty = useLibrary(({ watchlist }) => watchlist.length === 0);
  const [wasEmpty] = useState(isEmpty);
  if (isEmpty) return null;
  return (
    <Suspense>
      <WelcomeCard isLate={wasEmpty} />
    </Suspense>
  );
}
