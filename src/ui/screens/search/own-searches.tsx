import { SavedSearches } from '../../components/list/filters/saved-searches.tsx';
import { Section } from '../../components/page/section.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import styles from './recently-viewed.module.css';

/** The searches that the visitor has saved; absent while there are none (product.md, Explore: saved searches). */
export function OwnSearches() {
  const searches = useLibrary(({ preferences }) => preferences.searches);
  if (!searches || searches.length === 0) return null;
  return (
    <div className={styles.recent}>
      <Section title="Saved searches">
        <SavedSearches searches={searches} />
      </Section>
    </div>
  );
}
