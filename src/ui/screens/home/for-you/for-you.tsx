import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import type { Recommendations } from '#application/use-cases/pick/recommendations.ts';
import { sourcesOf, withNewOnes } from '#domain/discovery/recommendations.ts';
import type { Library } from '#domain/library/library.ts';
import { StoredRow } from '../../../components/card/stored-row.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useLibrary } from '../../../hooks/use-library.ts';

const isWanted = ({ preferences, favorites, marks }: Library): boolean =>
  preferences.wantsRecommendations !== false && sourcesOf({ favorites, marks }).length > 0;

/** Recommended titles, each with its reason. None goes from under a pointer: the next visit is without it. */
function ForYouRow({ recommendations }: { readonly recommendations: Recommendations }) {
  const now = useObservableEagerState(recommendations.recommendations$);
  const [shown, setShown] = useState(now);
  const next = withNewOnes(shown, now);
  if (next !== shown) setShown(next);
  useEffect(() => recommendations.activate(), [recommendations]);
  if (shown.length === 0) return null;
  return <StoredRow title="For you" titles={shown} />;
}

/** What to watch next. It is absent where there is nothing to go by, or where it is turned off (product.md, For you: section). */
export function ForYou() {
  const { library } = useApp();
  const isNeeded = useLibrary(isWanted);
  const marks = useModule(() => library.open('marks'), isNeeded);
  return isNeeded && marks ? <ForYouRow recommendations={marks.recommendations} /> : null;
}
