import { FILTER_OF_KIND, NAMED_FILTER_KINDS } from '#domain/discovery/named-filter.ts';
import type { Hide } from '#domain/library/hiding.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Button } from '../../../components/form/button.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';
import { classNames } from '../../../components/page/class-names.ts';
import { ServicesSwitch } from '../../../components/watch/lists/services-switch.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useGenres } from '../../../hooks/genres/use-genres.ts';
import { showText } from './filter-texts.ts';
import { GenreToggles } from './genre-toggles.tsx';
import { NamedField } from './named-field.tsx';
import { PlainFields } from './plain-fields.tsx';
import { Searches } from './searches.tsx';
import { useDraft, type FilterDraft, type FilteredListing } from './use-draft.ts';
import { useFilterNames } from './use-filter-names.ts';
import styles from './listing-filters-dialog.module.css';

interface ListingFiltersDialogProps extends FilteredListing {
  readonly hides: readonly Hide[];
  readonly onHide: (hides: readonly Hide[]) => void;
  readonly onClose: () => void;
}

interface DraftProps extends Pick<FilteredListing, 'mediaType' | 'filtering'> {
  readonly draft: FilterDraft;
}

function GenreFields({ draft: { filters, change }, mediaType, filtering: { known } }: DraftProps) {
  const genres = useGenres(mediaType);
  const has = (name: 'withGenres' | 'withoutGenres') => known.includes(name) && genres.length > 0;
  return (
    <>
      {has('withGenres') && (
        <GenreToggles
          label="Also of these genres"
          genres={genres}
          chosen={filters.withGenres}
          onChange={(withGenres) => change({ withGenres })}
        />
      )}
      {has('withoutGenres') && (
        <GenreToggles
          label="Without these genres"
          genres={genres}
          chosen={filters.withoutGenres}
          onChange={(withoutGenres) => change({ withoutGenres })}
        />
      )}
    </>
  );
}

function NamedFields({ draft: { filters, change }, filtering: { known } }: DraftProps) {
  const { library } = useApp();
  const kinds = NAMED_FILTER_KINDS.filter((kind) => known.includes(FILTER_OF_KIND[kind]));
  const facade = useModule(() => library.open('filters'), kinds.length > 0);
  const names = useFilterNames(filters);
  return kinds.map((kind) => (
    <NamedField
      key={kind}
      kind={kind}
      facade={facade}
      names={names}
      chosen={filters[FILTER_OF_KIND[kind]]}
      onChange={(ids) => change({ [FILTER_OF_KIND[kind]]: ids })}
    />
  ));
}

/** All that the provider filters by. */
function ProviderFilters({ draft, mediaType, filtering }: DraftProps) {
  const { known } = filtering;
  if (known.length === 0) return null;
  return (
    <div key={draft.cleared}>
      <PlainFields known={known} filters={draft.filters} onChange={draft.change} />
      <div className={styles.part}>
        <GenreFields {...{ draft, mediaType, filtering }} />
        <NamedFields {...{ draft, mediaType, filtering }} />
      </div>
    </div>
  );
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
      <ProviderFilters {...{ draft, mediaType, filtering }} />
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
