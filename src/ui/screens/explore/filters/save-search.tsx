import { hasRoomFor, SEARCH_NAME_MAX, SEARCHES_MAX, type SavedSearch } from '#domain/discovery/saved-search.ts';
import { Button } from '../../../components/form/button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import styles from './listing-filters-dialog.module.css';

interface SaveSearchProps {
  /** Of the listing with all that is chosen so far. */
  readonly address: string;
}

const NONE: readonly SavedSearch[] = [];

/** Keeps what is chosen under a name (product.md, Explore: saved searches). */
export function SaveSearch({ address }: SaveSearchProps) {
  const searches = useLibrary(({ preferences }) => preferences.searches) ?? NONE;
  const { text: name, setText: setName, clear } = useDraftText('search');
  const withDiscovery = useFacade('discovery');
  const wanted = name.trim();
  const isFull = !hasRoomFor(searches, wanted);
  const save = () => {
    if (wanted === '' || isFull) return;
    void withDiscovery(({ saveSearch }) => saveSearch.execute({ name: wanted, address }));
    clear();
  };
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label="Name of this search"
        value={name}
        max={SEARCH_NAME_MAX}
        error={isFull ? `There are ${SEARCHES_MAX} saved searches. Remove one first.` : undefined}
        onText={setName}
      />
      <Button type="submit" aria-disabled={wanted === '' || isFull}>
        Save this search
      </Button>
    </form>
  );
}
