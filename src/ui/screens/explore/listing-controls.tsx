import { chooseGenre } from '#domain/discovery/listing-genres.ts';
import type { MediaType } from '#domain/title.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { FiltersButton } from '../../components/list/filters/filters-button.tsx';
import { LIST_LOOKS, ViewToggle } from '../../components/list/view-toggle.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useGenres } from '../../hooks/genres/use-genres.ts';
import { listingFiltersOn } from './filters/filter-texts.ts';
import type { ShownListing } from './filters/use-listing.ts';
import { genreOptions, genreValue, SEVERAL } from './genre-options.ts';
import { sortOptions } from './sort-options.ts';
import styles from '../../components/list/list-controls.module.css';

interface ListingControlsProps {
  readonly listing: ShownListing;
}

const NO_NAMES = { genres: [], names: new Map<string, string>() };

interface GenreFieldProps extends ListingControlsProps {
  readonly mediaType: MediaType;
}

function GenreField({ mediaType, listing: { filters, change } }: GenreFieldProps) {
  const genres = useGenres(mediaType);
  const choose = (value: string) =>
    change({ filters: chooseGenre(filters, value === 'all' ? undefined : Number(value)) });
  return (
    <SelectField
      label="Genre"
      value={genreValue(filters.withGenres)}
      options={genreOptions(genres, filters.withGenres)}
      onChange={(value) => value !== SEVERAL && choose(value)}
    />
  );
}

const load = () => import('./filters/listing-filters-dialog.tsx');

/** All that narrows a listing down besides its genre, and what is left out of it (product.md, Explore: filters). */
function Filters({ listing }: ListingControlsProps) {
  const { module, open, close } = useLateDialog(load);
  const { filters, services, hides } = listing;
  const on = listingFiltersOn(filters, NO_NAMES).length + (services.isAsked ? 1 : 0);
  return (
    <>
      <FiltersButton count={on + hides.length} onOpen={open} />
      {module && <module.ListingFiltersDialog listing={listing} onClose={close} />}
    </>
  );
}

/** Controls for genre and sort, where the provider can filter and sort, for filters, and for the look of the titles. */
export function ListingControls({ listing }: ListingControlsProps) {
  const { name, discovers, mediaType, sort, view, change } = listing;
  const sorts = sortOptions(name);
  return (
    <div className={styles.controls} data-bar="">
      {discovers && mediaType && <GenreField mediaType={mediaType} listing={listing} />}
      {sorts.length > 0 && (
        <SelectField label="Sort by" value={sort} options={sorts} onChange={(next) => change({ sort: next })} />
      )}
      <Filters listing={listing} />
      <div className={styles.end}>
        <ViewToggle looks={LIST_LOOKS} view={view} onChange={(next) => change({ view: next })} />
      </div>
    </div>
  );
}
