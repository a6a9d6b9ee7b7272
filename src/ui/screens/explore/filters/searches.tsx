import { presetPath, presetsOf } from '#domain/discovery/presets.ts';
import type { SavedSearch } from '#domain/discovery/saved-search.ts';
import type { MediaType } from '#domain/title.ts';
import { SavedSearches } from '../../../components/list/filters/saved-searches.tsx';
import { Link } from '../../../components/page/link.tsx';
import { useLibrary } from '../../../hooks/use-library.ts';
import type { ShownListing } from './use-listing.ts';
import styles from '../../../components/list/filters/chips.module.css';

interface SearchesProps {
  readonly mediaType: MediaType;
  /** The filters that the listing has. */
  readonly known: ShownListing['known'];
}

const NONE: readonly SavedSearch[] = [];

/** Searches to begin with: those that many people have, and the visitor's own (product.md, Explore: presets). */
export function Searches({ mediaType, known }: SearchesProps) {
  const searches = useLibrary(({ preferences }) => preferences.searches) ?? NONE;
  return (
    <div className={styles.row} data-unprinted="">
      <div role="group" aria-label="Searches to begin with" className={styles.chips}>
        {presetsOf(mediaType, known).map((preset) => (
          <Link key={preset.name} to={presetPath(preset)} className={styles.hit}>
            <span className={styles.chip}>{preset.name}</span>
          </Link>
        ))}
      </div>
      {searches.length > 0 && <SavedSearches searches={searches} />}
    </div>
  );
}
