import { type ReactNode, useEffect } from 'react';
import { useApp } from '../hooks/app-context.ts';
import { RatingsVeilContext } from '../hooks/ratings-veil-context.ts';
import { useLibrary } from '../hooks/use-library.ts';

/** Says to all that is inside whether ratings are shown once seen, and remembers it for the next visit's first drawing (product.md, Ratings: first). */
export function RatingsVeil({ children }: { readonly children: ReactNode }) {
  const { ratingsMemory } = useApp();
  const isVeiled = useLibrary(({ preferences }) => preferences.veilsRatings === true);
  useEffect(() => {
    // What is so unless it was said is not written: not even on a device on which everything was erased.
    if (isVeiled !== (ratingsMemory.recall() ?? false)) ratingsMemory.remember(isVeiled);
  }, [ratingsMemory, isVeiled]);
  return <RatingsVeilContext value={isVeiled}>{children}</RatingsVeilContext>;
}
