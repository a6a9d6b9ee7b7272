import { SavedListScreen } from './saved-list-screen.tsx';

/** `/watchlist`, and `/ratings`, which reuses it (product.md, Frame: routes). */
export function WatchlistScreen() {
  return <SavedListScreen list="watchlist" />;
}
