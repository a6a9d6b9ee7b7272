import { collectionPath } from '../../hooks/collection-path.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { CollectionCard } from '../../components/card/collection-card.tsx';
import { Section } from '../../components/page/section.tsx';
import styles from './my-collections.module.css';

/** Spec section 9: collections on home. */
const SHOWN = 3;

/** Spec section 2, Home: the first 3 collections, only when any exist. */
export function MyCollections() {
  const collections = useLibrary((library) => library.collections);
  if (collections.length === 0) return null;
  return (
    <Section title="My Collections">
      <ul className={styles.few}>
        {collections.slice(0, SHOWN).map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            heading="h3"
            href={collectionPath(collection)}
          />
        ))}
      </ul>
    </Section>
  );
}
