import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters } from '#domain/discovery/filter-params.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { FILTER_OF_KIND, NAMED_FILTER_KINDS } from '#domain/discovery/named-filter.ts';
import type { Hide } from '#domain/library/hiding.ts';
import type { ListingName } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';
import { ServicesSwitch } from '../../../components/watch/lists/services-switch.tsx';
import { useWatchChoice } from '../../../components/watch/lists/use-watch-choice.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { listingParamsOf, readChoice } from '../listing-choice.ts';
import { useGenres } from '../use-genres.ts';
import type { ListingServices } from '../use-listing-services.ts';
import { showText } from './filter-texts.ts';
import { GenreToggles } from './genre-toggles.tsx';
import { NamedField } from './named-field.tsx';
import { PlainFields, type FilterChange } from './plain-fields.tsx';
import { useDraftCount, type ShownListing } from './use-draft-count.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import { writeFilters } from './write-filters.ts';
import styles from './listing-filters-dialog.module.css';

export interface ListingFiltersDialogProps {
  readonly name: ListingName;
  readonly mediaType: MediaType;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  readonly shown: ShownListing;
  readonly hides: readonly Hide[];
  readonly onHide: (hides: readonly Hide[]) => void;
  readonly onClose: () => void;
}

interface Draft {
  readonly filters: ListingFilters;
  readonly isOnServices: boolean;
  /** Another number makes the fields forget what was typed into them. */
  readonly cleared: number;
}

const changed = (filters: ListingFilters, change: FilterChange): ListingFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined));

/** What is chosen so far. It is as an address has it: of two years the earlier one is the first. */
const useDraft = ({ name, mediaType, filtering, services, shown }: ListingFiltersDialogProps) => {
  const { filters, known, apply } = filtering;
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<Draft>({ filters, isOnServices: services.isAsked, cleared: 0 });
  const watch = useWatchChoice();
  const address = writeFilters(new URLSearchParams(), draft.filters);
  const tidy = readFilters(address, mediaType, (filter) => known.includes(filter)).filters;
  const asked = listingParamsOf(name, readChoice(name, params), {
    watch: draft.isOnServices ? watch : undefined,
    filters: tidy,
  });
  return {
    ...draft,
    count: useDraftCount(asked, shown),
    change: (change: FilterChange) => setDraft((before) => ({ ...before, filters: changed(before.filters, change) })),
    toggleServices: () => setDraft((before) => ({ ...before, isOnServices: !before.isOnServices })),
    clear: () => setDraft(({ cleared }) => ({ filters: {}, isOnServices: false, cleared: cleared + 1 })),
    show: () => apply(tidy, draft.isOnServices),
  };
};

type DraftProps = ReturnType<typeof useDraft> & Pick<ListingFiltersDialogProps, 'mediaType' | 'filtering'>;

function GenreFields({ filters, change, mediaType, filtering: { known } }: DraftProps) {
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

function NamedFields({ filters, change, filtering: { known } }: DraftProps) {
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

/**
 * The filters of a listing. What the provider filters by counts once it is shown, and its number is told before; what the visitor knows is
 * hidden at once (product.md, Explore: filters) (product.md, Hiding: switches).
 */
export function ListingFiltersDialog(props: ListingFiltersDialogProps) {
  const { mediaType, filtering, services, hides, onHide, onClose } = props;
  const draft = useDraft(props);
  const isFiltered = filtering.known.length > 0 || services.isOffered;
  const text = showText(draft.count, mediaType);
  const show = () => {
    draft.show();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <>
          {isFiltered && <Button onClick={draft.clear}>Clear all</Button>}
          <Button variant="primary" onClick={isFiltered ? show : onClose}>
            {isFiltered ? text : 'Done'}
          </Button>
        </>
      }
    >
      {filtering.known.length > 0 && (
        <div key={draft.cleared}>
          <PlainFields known={filtering.known} filters={draft.filters} onChange={draft.change} />
          <div className={styles.part}>
            <GenreFields {...draft} mediaType={mediaType} filtering={filtering} />
            <NamedFields {...draft} mediaType={mediaType} filtering={filtering} />
          </div>
        </div>
      )}
      <div className={isFiltered ? `${styles.part} ${styles.toggles}` : styles.toggles}>
        <ServicesSwitch isOffered={services.isOffered} isOn={draft.isOnServices} toggle={draft.toggleServices} />
        <HidingSwitches hides={hides} onChoose={onHide} />
        {isFiltered && (
          <p role="status" className="sr">
            {draft.count !== undefined && text}
          </p>
        )}
      </div>
    </Dialog>
  );
}
