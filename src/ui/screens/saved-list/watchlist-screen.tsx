import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { SavedListScreen } from './saved-list-screen.tsx';

/** The screen at `/watchlist`, and at `/ratings`, which reuses it (product.md, Frame: routes). */
export function WatchlistScreen() {
  return (
    <Selecting>
      <SavedListScreen list="watchlist" />
    </Selecting>
  );
}
