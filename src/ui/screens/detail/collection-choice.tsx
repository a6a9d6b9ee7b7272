import { countOf } from '#domain/format/format-count.ts';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { containsTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { Icon } from '../../components/form/icon.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { useFacade } from '../../hooks/code/use-facade.ts';
import styles from './collection-choice.module.css';

interface CollectionChoiceProps {
  readonly collection: Collection;
  readonly title: StoredTitle;
}

/** A collection that the title can be added to. It is checked and disabled once it holds the title. */
export function CollectionChoice({ collection, title }: CollectionChoiceProps) {
  const withLists = useFacade('lists');
  const { name, movies } = collection;
  const isIn = containsTitle(movies, title);
  const add = () => {
    if (!isIn) void withLists(({ addToCollection }) => addToCollection.execute(collectionKey(collection), title));
  };

  return (
    // Not `disabled`: the focus would be lost when the visitor chooses.
    <button
      type="button"
      className={styles.choice}
      role="checkbox"
      aria-checked={isIn}
      aria-disabled={isIn}
      onClick={add}
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
