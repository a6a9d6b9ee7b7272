import { SavedListScreen } from './saved-list-screen.tsx';

/** The screen at `/watchlist`, and at `/ratings`, which reuses it (product.md, Frame: routes). */
export function WatchlistScreen() {
  return <SavedListScreen list="watchlist" />;
}
