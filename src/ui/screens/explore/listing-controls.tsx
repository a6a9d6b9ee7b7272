import type { Hide } from '#domain/library/hides.ts';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { FiltersButton } from '../../components/list/filters/filters-button.tsx';
import { ViewToggle } from '../../components/list/view-toggle.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useGenres } from '../../hooks/genres/use-genres.ts';
import { listingFiltersOn } from './filters/filter-texts.ts';
import type { ShownListing } from './filters/use-draft.ts';
import type { ListingFiltering } from './filters/use-listing-filters.ts';
import type { ListingServices } from './filters/use-listing-services.ts';
import { genreOptions } from './genre-options.ts';
import type { ListingChoice } from './listing-choice.ts';
import { sortOptions } from './sort-options.ts';
import styles from '../../components/list/list-controls.module.css';

interface ListingControlsProps {
  readonly name: ListingName;
  readonly choice: ListingChoice;
  readonly onChoose: (chosen: Partial<ListingChoice>) => void;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  readonly shown: ShownListing;
  readonly hides: readonly Hide[];
  readonly onHide: (hides: readonly Hide[]) => void;
}

const NO_NAMES = { genres: [], names: new Map<string, string>() };

interface GenreFieldProps {
  readonly mediaType: MediaType;
  readonly genre: ListingChoice['genre'];
  readonly onChange: (genre: ListingChoice['genre']) => void;
}

function GenreField({ mediaType, genre, onChange }: GenreFieldProps) {
  const genres = useGenres(mediaType);
  return (
    <SelectField
      label="Genre"
      value={String(genre)}
      options={genreOptions(genres, genre)}
      onChange={(value) => onChange(value === 'all' ? 'all' : Number(value))}
    />
  );
}

const load = () => import('./filters/listing-filters-dialog.tsx');

/** All that narrows a listing down besides its genre, and what is left out of it (product.md, Explore: filters). */
function Filters({ name, hides, onHide, filtering, services, shown }: ListingControlsProps) {
  const { module, open, close } = useLateDialog(load);
  const on = listingFiltersOn(filtering.filters, NO_NAMES).length + (services.isAsked ? 1 : 0);
  const mediaType = LISTINGS[name].mediaType ?? 'movie';
  return (
    <>
      <FiltersButton count={on + hides.length} onOpen={open} />
      {module && (
        <module.ListingFiltersDialog {...{ mediaType, filtering, services, shown, hides, onHide }} onClose={close} />
      )}
    </>
  );
}

/** Controls for genre and sort, where the provider can filter and sort, for filters, and for the look of the titles. */
export function ListingControls(props: ListingControlsProps) {
  const { name, choice, onChoose } = props;
  const { discovers, mediaType } = LISTINGS[name];
  const sorts = sortOptions(name);
  return (
    <div className={styles.controls}>
      {discovers && mediaType && (
        <GenreField mediaType={mediaType} genre={choice.genre} onChange={(genre) => onChoose({ genre })} />
      )}
      {sorts.length > 0 && (
        <SelectField label="Sort by" value={choice.sort} options={sorts} onChange={(sort) => onChoose({ sort })} />
      )}
      <Filters {...props} />
      <div className={styles.end}>
        <ViewToggle view={choice.view} onChange={(view) => onChoose({ view })} />
      </div>
    </div>
  );
}
