import { SavedListScreen } from './saved-list-screen.tsx';

/** The screen at `/favorites` (product.md, Frame: routes). */
export function FavoritesScreen() {
  return <SavedListScreen list="favorites" />;
}
