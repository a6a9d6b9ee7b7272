import { LISTINGS, type ListingName } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { FiltersButton } from '../../components/list/filters/filters-button.tsx';
import { LIST_LOOKS, ViewToggle } from '../../components/list/view-toggle.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useGenres } from '../../hooks/genres/use-genres.ts';
import { listingFiltersOn } from './filters/filter-texts.ts';
import type { ShownListing } from './filters/use-draft.ts';
import type { ListingFiltering } from './filters/use-listing-filters.ts';
import type { ListingHides } from './filters/use-listing-hides.ts';
import type { ListingServices } from './filters/use-listing-services.ts';
import { genreOptions, genreValue, SEVERAL } from './genre-options.ts';
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
  readonly hiding: ListingHides;
  /** Undefined stands for all. */
  readonly onGenre: (genre: number | undefined) => void;
}

const NO_NAMES = { genres: [], names: new Map<string, string>() };

interface GenreFieldProps extends Pick<ListingControlsProps, 'onGenre'> {
  readonly mediaType: MediaType;
  readonly chosen: readonly number[] | undefined;
}

function GenreField({ mediaType, chosen, onGenre }: GenreFieldProps) {
  const genres = useGenres(mediaType);
  return (
    <SelectField
      label="Genre"
      value={genreValue(chosen)}
      options={genreOptions(genres, chosen)}
      onChange={(value) => value !== SEVERAL && onGenre(value === 'all' ? undefined : Number(value))}
    />
  );
}

const load = () => import('./filters/listing-filters-dialog.tsx');

/** All that narrows a listing down besides its genre, and what is left out of it (product.md, Explore: filters). */
function Filters({ name, hiding, filtering, services, shown }: ListingControlsProps) {
  const { module, open, close } = useLateDialog(load);
  const on = listingFiltersOn(filtering.filters, NO_NAMES).length + (services.isAsked ? 1 : 0);
  const mediaType = LISTINGS[name].mediaType ?? 'movie';
  return (
    <>
      <FiltersButton count={on + hiding.hides.length} onOpen={open} />
      {module && <module.ListingFiltersDialog {...{ mediaType, filtering, services, shown, hiding }} onClose={close} />}
    </>
  );
}

/** Controls for genre and sort, where the provider can filter and sort, for filters, and for the look of the titles. */
export function ListingControls(props: ListingControlsProps) {
  const { name, choice, onChoose, filtering, onGenre } = props;
  const { discovers, mediaType } = LISTINGS[name];
  const sorts = sortOptions(name);
  return (
    <div className={styles.controls} data-bar="">
      {discovers && mediaType && <GenreField chosen={filtering.filters.withGenres} {...{ mediaType, onGenre }} />}
      {sorts.length > 0 && (
        <SelectField label="Sort by" value={choice.sort} options={sorts} onChange={(sort) => onChoose({ sort })} />
      )}
      <Filters {...props} />
      <div className={styles.end}>
        <ViewToggle looks={LIST_LOOKS} view={choice.view} onChange={(view) => onChoose({ view })} />
      </div>
    </div>
  );
}
