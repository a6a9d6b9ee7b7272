import { Suspense, useState } from 'react';
import { useLibrary } from '../../hooks/use-library.ts';
import { lazyPart } from '../../hooks/lazy-part.ts';

const WelcomeCard = lazyPart(async () => (await import('./welcome-card.tsx')).WelcomeCard);

/** Spec section 2, Home: shown only when the watchlist is non-empty. */
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
