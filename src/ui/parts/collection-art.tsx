import type { KeptTitle } from '#domain/library/saved-title.ts';
import styles from './collection-art.module.css';
import { Picture } from './picture.tsx';

interface CollectionArtProps {
  readonly movies: readonly KeptTitle[];
}

/** Spec section 9: collection card poster previews. */
const PREVIEWS = [0, 1, 2] as const;

/** The first 3 posters side by side; hatching for those that are missing. */
export function CollectionArt({ movies }: CollectionArtProps) {
  return (
    <div className={styles.art}>
      {PREVIEWS.map((index) => (
        <Picture
          key={index}
          path={movies[index]?.poster_path ?? null}
          use="collection"
          fallback={<span className={styles.none} />}
        />
      ))}
    </div>
  );
}
