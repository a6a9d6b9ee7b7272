import { SavedListScreen } from './saved-list-screen.tsx';

/** `/favorites` (product.md, Frame: routes). */
export function FavoritesScreen() {
  return <SavedListScreen list="favorites" />;
}
