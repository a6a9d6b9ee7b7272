import { LISTINGS } from '#domain/listing.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';
import { FiltersDialog } from '../../../components/list/filters/filters-dialog.tsx';
import { ServicesSwitch } from '../../../components/watch/lists/services-switch.tsx';
import { showText } from './filter-texts.ts';
import { useListingFields } from './listing-fields.tsx';
import { SaveSearch } from './save-search.tsx';
import { useDraft, type FilteredListing } from './use-draft.ts';
import styles from './listing-filters-dialog.module.css';

interface ListingFiltersDialogProps extends FilteredListing {
  readonly onClose: () => void;
}

/** The filters of a listing. How many titles they leave is told before they are shown (product.md, Explore: filters). */
export function ListingFiltersDialog(props: ListingFiltersDialogProps) {
  const { mediaType, services, shown, onClose } = props;
  const draft = useDraft(props);
  const fields = useListingFields({ ...props, draft });
  const { count, isOnServices, toggleServices, hides, hide, address, otherAddress } = draft;
  const { discovers, mediaType: noun } = LISTINGS[shown.params.listing];
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
      show={showText(discovers ? count : undefined, noun)}
      isCounted={discovers && count !== undefined}
      onShow={draft.show}
      onClear={draft.clear}
      onClose={onClose}
    >
      {discovers && address !== undefined && <SaveSearch address={address} />}
      {otherAddress !== undefined && (
        <ButtonLink variant="quiet" to={otherAddress} onClick={onClose}>
          {mediaType === 'movie' ? 'The same among TV shows' : 'The same among movies'}
        </ButtonLink>
      )}
    </FiltersDialog>
  );
}
