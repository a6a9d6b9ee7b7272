import { presetPath, presetsOf } from '#domain/discovery/presets.ts';
import { hasRoomFor, SEARCH_NAME_MAX, SEARCHES_MAX, type SavedSearch } from '#domain/discovery/saved-search.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Button } from '../../../components/form/button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { SavedSearches } from '../../../components/list/filters/saved-searches.tsx';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import type { FilteredListing } from './use-draft.ts';
import styles from './listing-filters-dialog.module.css';

interface SearchesProps extends Pick<FilteredListing, 'mediaType' | 'filtering'> {
  /** Of the listing with all that is chosen so far; undefined where nothing is. */
  readonly address: string | undefined;
  /** Called when one is opened: the dialog is in its way. */
  readonly onOpen: () => void;
}

const NONE: readonly SavedSearch[] = [];

/** Keeps what is chosen under a name (product.md, Explore: saved searches). */
function SaveSearch({ address, searches }: { readonly address: string; readonly searches: readonly SavedSearch[] }) {
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

/** Searches that are there already: those that many people have, and the visitor's own (product.md, Explore: presets). */
export function Searches({ mediaType, filtering, address, onOpen }: SearchesProps) {
  const searches = useLibrary(({ preferences }) => preferences.searches) ?? NONE;
  return (
    <details className={styles.more}>
      <summary>{searches.length > 0 ? `Searches (${searches.length} saved)` : 'Searches'}</summary>
      <div className={styles.searches}>
        <ul className={styles.found} aria-label="Ideas">
          {presetsOf(mediaType, filtering.known).map((preset) => (
            <li key={preset.name}>
              <ButtonLink to={presetPath(preset)} size="small" onClick={onOpen}>
                {preset.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {searches.length > 0 && <SavedSearches searches={searches} onOpen={onOpen} />}
        {address !== undefined && <SaveSearch address={address} searches={searches} />}
      </div>
    </details>
  );
}
