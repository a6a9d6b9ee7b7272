import { Suspense, useState } from 'react';
import { lazyPart } from '../../hooks/lazy-part.ts';
import { useLibrary } from '../../hooks/use-library.ts';

const WelcomeCard = lazyPart(async () => (await import('./welcome-card.tsx')).WelcomeCard);

/** Absent while the watchlist is empty (product.md, Home: welcome card). */
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
