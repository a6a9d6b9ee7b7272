import type { Hide } from '#domain/library/hiding.ts';
import { LISTINGS, type ListingName } from '#domain/listing.ts';
import type { MediaType } from '#domain/title.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { FiltersButton } from '../../components/list/filters/filters-button.tsx';
import { ViewToggle } from '../../components/list/view-toggle.tsx';
import { ServicesSwitch } from '../../components/watch/lists/services-switch.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { genreOptions } from './genre-options.ts';
import type { ListingChoice } from './listing-choice.ts';
import { sortOptions } from './sort-options.ts';
import { useGenres } from './use-genres.ts';
import type { ListingServices } from './use-listing-services.ts';
import styles from '../../components/list/list-controls.module.css';

interface ListingControlsProps {
  readonly name: ListingName;
  readonly choice: ListingChoice;
  readonly onChoose: (chosen: Partial<ListingChoice>) => void;
  readonly services: ListingServices;
  readonly hides: readonly Hide[];
  readonly onHide: (hides: readonly Hide[]) => void;
}

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

const load = () => import('./hiding/hiding-dialog.tsx');

/** What the visitor knows is left out by filters of its own (product.md, Hiding: switches). */
function HidingFilters({ hides, onHide }: Pick<ListingControlsProps, 'hides' | 'onHide'>) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <FiltersButton count={hides.length} onOpen={open} />
      {module && <module.HidingDialog hides={hides} onChoose={onHide} onClose={close} />}
    </>
  );
}

/** Controls for genre and sort, where the provider can filter and sort, for what is hidden, and for the look of the titles. */
export function ListingControls({ name, choice, onChoose, services, hides, onHide }: ListingControlsProps) {
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
      <ServicesSwitch {...services} />
      <HidingFilters hides={hides} onHide={onHide} />
      <div className={styles.end}>
        <ViewToggle view={choice.view} onChange={(view) => onChoose({ view })} />
      </div>
    </div>
  );
}
