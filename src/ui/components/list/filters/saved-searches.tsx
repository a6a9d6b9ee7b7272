import { useRef } from 'react';
import type { SavedSearch } from '#domain/discovery/saved-search.ts';
import { useFacade } from '../../../hooks/code/use-facade.ts';
import { IconButton } from '../../form/icon-button.tsx';
import { ICONS } from '../../form/icons.ts';
import { Link } from '../../page/link.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import styles from './chips.module.css';

/** The searches that the visitor has saved, each with what forgets it (product.md, Explore: saved searches). */
export function SavedSearches({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const region = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(region);
  const withDiscovery = useFacade('discovery');
  return (
    <div ref={region} tabIndex={-1} className={styles.searches}>
      <ul className={styles.chips} aria-label="Saved searches">
        {searches.map(({ name, address }) => (
          <li key={name} className={styles.saved}>
            <Link to={address} className={styles.hit}>
              <span className={styles.chip}>
                <span dir="auto">{name}</span>
              </span>
            </Link>
            <IconButton
              icon={ICONS.close}
              label={`Remove search: ${name}`}
              data-removes=""
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget);
                void withDiscovery(({ savedSearches }) => savedSearches.remove(name));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
