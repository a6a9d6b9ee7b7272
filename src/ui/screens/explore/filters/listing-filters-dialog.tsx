import { hasRoomFor, SEARCH_NAME_MAX, SEARCHES_MAX, type SavedSearch } from '#domain/discovery/saved-search.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Button } from '../../../components/form/button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';
import { FiltersDialog } from '../../../components/list/filters/filters-dialog.tsx';
import { ServicesSwitch } from '../../../components/watch/lists/services-switch.tsx';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { showText } from './filter-texts.ts';
import { useListingFields } from './listing-fields.tsx';
import { useDraft } from './use-draft.ts';
import type { ShownListing } from './use-listing.ts';
import styles from './listing-filters-dialog.module.css';

interface ListingFiltersDialogProps {
  readonly listing: ShownListing;
  readonly onClose: () => void;
}

const NONE: readonly SavedSearch[] = [];

/** Keeps the address of the listing, with all that is chosen so far, under a name (product.md, Explore: saved searches). */
function SaveSearch({ address }: { readonly address: string }) {
  const searches = useLibrary(({ preferences }) => preferences.searches) ?? NONE;
  const { text: name, setText: setName, clear } = useDraftText('search');
  const withDiscovery = useFacade('discovery');
  const wanted = name.trim();
  const isFull = !hasRoomFor(searches, wanted);
  const save = () => {
    if (wanted === '' || isFull) return;
    void withDiscovery(({ savedSearches }) => savedSearches.save({ name: wanted, address }));
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

/** The filters of a listing. How many titles they leave is told before they are shown (product.md, Explore: filters). */
export function ListingFiltersDialog({ listing, onClose }: ListingFiltersDialogProps) {
  const { discovers, mediaType, services } = listing;
  const draft = useDraft(listing);
  const fields = useListingFields(listing, draft);
  const { count, isOnServices, toggleServices, hides, hide, address, otherAddress } = draft;
  return (
    <FiltersDialog
      fields={fields}
      switches={
        <div className={styles.switches}>
          <ServicesSwitch isOffered={services.isOffered} isOn={isOnServices} toggle={toggleServices} />
          <HidingSwitches hides={hides} onChoose={hide} />
        </div>
      }
      // The number of what cannot be narrowed down tells nothing.
      show={showText(discovers ? count : undefined, mediaType)}
      isCounted={discovers && count !== undefined}
      onShow={draft.show}
      onClear={draft.clear}
      onClose={onClose}
    >
      {discovers && address !== undefined && <SaveSearch address={address} />}
      {otherAddress !== undefined && (
        <ButtonLink variant="quiet" to={otherAddress} onClick={onClose}>
          {mediaType === 'tv' ? 'The same among movies' : 'The same among TV shows'}
        </ButtonLink>
      )}
    </FiltersDialog>
  );
}
