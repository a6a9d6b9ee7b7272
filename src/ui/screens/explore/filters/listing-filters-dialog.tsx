import type { Hide } from '#domain/library/hides.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Button } from '../../../components/form/button.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { ServicesSwitch } from '../../../components/watch/lists/services-switch.tsx';
import { showText } from './filter-texts.ts';
import { ListingFields } from './listing-fields.tsx';
import { Searches } from './searches.tsx';
import { useDraft, type FilteredListing } from './use-draft.ts';
import styles from './listing-filters-dialog.module.css';

interface ListingFiltersDialogProps extends FilteredListing {
  readonly hides: readonly Hide[];
  readonly onHide: (hides: readonly Hide[]) => void;
  readonly onClose: () => void;
}

/**
 * The filters of a listing. What the provider filters by counts once it is shown, and its number is told before; what the visitor knows is
 * hidden at once (product.md, Explore: filters) (product.md, Hiding: switches).
 */
export function ListingFiltersDialog(props: ListingFiltersDialogProps) {
  const { mediaType, filtering, services, hides, onHide, onClose } = props;
  const draft = useDraft(props);
  /** Else there is nothing to choose but what is hidden at once. */
  const isDrafted = filtering.known.length > 0 || services.isOffered;
  const text = isDrafted ? showText(draft.count, mediaType) : 'Done';
  const show = () => {
    if (isDrafted) draft.show();
    onClose();
  };
  const footer = (
    <>
      {isDrafted && <Button onClick={draft.clear}>Clear all</Button>}
      <Button variant="primary" onClick={show}>
        {text}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Filters" footer={footer}>
      {filtering.known.length > 0 && (
        <Searches address={draft.address} onOpen={onClose} {...{ mediaType, filtering }} />
      )}
      {filtering.known.length > 0 && <ListingFields key={draft.cleared} {...{ draft, mediaType, filtering }} />}
      <div className={classNames(isDrafted && styles.part, styles.toggles)}>
        <ServicesSwitch isOffered={services.isOffered} isOn={draft.isOnServices} toggle={draft.toggleServices} />
        <HidingSwitches hides={hides} onChoose={onHide} />
      </div>
      {draft.otherAddress !== undefined && (
        <ButtonLink variant="quiet" to={draft.otherAddress} onClick={onClose}>
          {mediaType === 'movie' ? 'The same among TV shows' : 'The same among movies'}
        </ButtonLink>
      )}
      <p role="status" className="sr">
        {draft.count !== undefined && text}
      </p>
    </Dialog>
  );
}
