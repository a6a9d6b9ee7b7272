import { SavedListScreen } from './saved-list-screen.tsx';

/** `/favorites` (spec section 2). */
export function FavoritesScreen() {
  return <SavedListScreen list="favorites" />;
}
