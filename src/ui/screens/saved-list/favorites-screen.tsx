import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { SavedListScreen } from './saved-list-screen.tsx';

/** The screen at `/favorites` (product.md, Frame: routes). */
export function FavoritesScreen() {
  return (
    <Selecting>
      <SavedListScreen list="favorites" />
    </Selecting>
  );
}
