import type { KeptTitle } from '#domain/library/saved-title.ts';
import { classNames } from '../page/class-names.ts';
import styles from './collection-art.module.css';
import { NoticeArt } from '../feedback/notice-art.tsx';
import { Picture } from '../picture/picture.tsx';

interface CollectionArtProps {
  readonly movies: readonly KeptTitle[];
}

/** Spec section 9: collection card poster previews. */
const PREVIEWS = [0, 1, 2] as const;

/** The first 3 posters side by side, hatching for those that are missing; places to fill where there are none at all. */
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
