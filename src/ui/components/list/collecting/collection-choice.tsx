import { countOf } from '#domain/format/format-count.ts';
import type { Collection } from '#domain/library/collection.ts';
import { containsTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './collection-choice.module.css';

interface CollectionChoiceProps {
  readonly collection: Collection;
  readonly titles: readonly StoredTitle[];
  readonly onChoose: () => void;
}

/** A collection that titles can be added to. It is checked and disabled once it holds all of them. */
export function CollectionChoice({ collection, titles, onChoose }: CollectionChoiceProps) {
  const { name, movies } = collection;
  const isIn = titles.every((title) => containsTitle(movies, title));
  return (
    // Not `disabled`: the focus would be lost when the visitor chooses.
    <button
      type="button"
      className={styles.choice}
      role="checkbox"
      aria-checked={isIn}
      aria-disabled={isIn}
      onClick={() => !isIn && onChoose()}
    >
      <span className={styles.thumb}>
        <Picture path={movies[0]?.poster_path ?? null} use="thumb" />
      </span>
      <span className={styles.text}>
        <b dir="auto">{name}</b>
        <small>{isIn ? 'Already in this collection' : countOf(movies.length, 'movie')}</small>
      </span>
      <span className={styles.box}>
        <Icon path={ICONS.check} />
      </span>
    </button>
  );
}
