import { countOf } from '#domain/format/format-count.ts';
import type { Collection } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import { IconButton } from '../form/icon-button.tsx';
import { ICONS } from '../form/icons.ts';
import { classNames } from '../page/class-names.ts';
import { Leader } from '../page/leader.tsx';
import { Link } from '../page/link.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './collection-card.module.css';

interface CollectionCardProps {
  readonly collection: Collection;
  readonly heading: 'h2' | 'h3';
  readonly href: string;
  /** Whether the address is shown over this page, which stays where it is. */
  readonly isOver?: boolean;
  /** Called when the edit button is pressed. Without it there is no edit button. */
  readonly onEdit?: () => void;
}

interface CollectionArtProps {
  readonly movies: readonly StoredTitle[];
  /** The key of the movie whose poster stands for the collection. */
  readonly cover: string | undefined;
}

/** How many posters a card shows (product.md, Collections: card). */
const PREVIEWS = [0, 1, 2] as const;

/** The cover; else the first 3 posters side by side, with hatching for missing ones. */
export function CollectionArt({ movies, cover }: CollectionArtProps) {
  const poster = cover && movies.find((movie) => titleKey(movie) === cover)?.poster_path;
  if (poster) {
    return (
      <div className={classNames(styles.art, styles.cover)}>
        <Picture path={poster} use="detail" fallback={<span className={styles.none} />} />
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

/** A collection, as an `<li>`: its first 3 posters, name, count and description; a line without posters while it has no movie (product.md, Collections: card). */
export function CollectionCard({ collection, heading: Heading, href, isOver = false, onEdit }: CollectionCardProps) {
  const { name, description, movies, cover } = collection;
  return (
    <li className={classNames(styles.collection, movies.length === 0 && styles.line)}>
      {movies.length > 0 && <CollectionArt movies={movies} cover={cover} />}
      <div className={styles.head}>
        <Heading className={styles.name} dir="auto">
          <Link className={styles.open} to={href} preventScrollReset={isOver} state={isOver ? { isOver } : undefined}>
            {name}
          </Link>
        </Heading>
        <Leader className={styles.leader} />
        <span className={styles.count}>{countOf(movies.length, 'movie')}</span>
      </div>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {onEdit && <IconButton className={styles.edit} icon={ICONS.pencil} label={`Edit ${name}`} onClick={onEdit} />}
    </li>
  );
}
