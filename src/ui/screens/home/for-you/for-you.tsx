import { sourcesOf } from '#domain/discovery/recommendations.ts';
import type { Library } from '#domain/library/library.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { ForYouRow } from './for-you-row.tsx';

const isWanted = ({ preferences, favorites, marks }: Library): boolean =>
  preferences.wantsRecommendations !== false && sourcesOf({ favorites, marks }).length > 0;

/** What to watch next. It is absent where there is nothing to go by, or where it is turned off (product.md, For you: section). */
export function ForYou() {
  const { library } = useApp();
  const isNeeded = useLibrary(isWanted);
  const marks = useModule(() => library.open('marks'), isNeeded);
  return isNeeded && marks ? <ForYouRow recommendations={marks.recommendations} /> : null;
}
