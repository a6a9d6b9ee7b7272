import type { StoredTitle } from '#domain/library/saved-title.ts';
import { NoticeArt } from '../feedback/notice-art.tsx';
import { classNames } from '../page/class-names.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './collection-art.module.css';

interface CollectionArtProps {
  readonly movies: readonly StoredTitle[];
}

/** How many posters a card shows (product.md, Collections: card). */
const PREVIEWS = [0, 1, 2] as const;

/**
 * The first 3 posters side by side, with hatching for missing ones. Where there are none at all, it shows empty places.
 */
export function CollectionArt({ movies }: CollectionArtProps) {
  if (movies.length === 0) {
    return (
      <div className={classNames(styles.art, styles.empty)}>
        <NoticeArt name="reels" />
      </div>
    );
  }
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
