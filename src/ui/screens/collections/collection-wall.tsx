import { collectionPath } from '#domain/library/collection-path.ts';
import type { Collection } from '#domain/library/collection.ts';
import { CollectionCard } from '../../components/card/collection-card.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './collection-wall.module.css';

interface CollectionWallProps {
  readonly collections: readonly Collection[];
  readonly isLoading: boolean;
}

const PLACEHOLDERS = ['one', 'two', 'three'];

/** The collections as cards, or placeholders while the library is being loaded. */
export function CollectionWall({ collections, isLoading }: CollectionWallProps) {
  const { notifications } = useApp();
  // The edit button only shows a message (product.md, Collections: edit).
  const notifyOfEditing = () => notifications.show({ message: 'Edit feature coming soon!' });
  return (
    <ul className={styles.wall} aria-label="My Collections" aria-busy={isLoading}>
      {isLoading
        ? PLACEHOLDERS.map((placeholder) => (
            <li key={placeholder} className={styles.skeleton} aria-hidden="true">
              <Placeholder className={styles.art} />
              <Placeholder className={styles.name} />
            </li>
          ))
        : collections.map((collection) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              heading="h2"
              href={collectionPath(collection)}
              isOver
              onEdit={notifyOfEditing}
            />
          ))}
    </ul>
  );
}
