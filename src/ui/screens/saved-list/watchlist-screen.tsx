import { SavedListScreen } from './saved-list-screen.tsx';

/** `/watchlist`, and `/ratings`, which reuses it (spec section 2). */
export function WatchlistScreen() {
  return <SavedListScreen list="watchlist" />;
}
