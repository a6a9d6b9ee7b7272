import { useRef } from 'react';
import { printedTitle } from '#domain/format/printed-title.ts';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, type TitleKey } from '#domain/title.ts';
import { Grid } from '../../components/list/grid.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { CollectionMovie } from './collection-movie.tsx';
import styles from './collection-movies.module.css';

interface CollectionMoviesProps {
  readonly collection: Collection;
  /** Those of its movies that are shown. */
  readonly shown: readonly StoredTitle[];
  /** Those that are known to be on the visitor's services. */
  readonly on: ReadonlySet<TitleKey>;
}

/** The movies of a collection as cards, or 'Collection is empty'. */
export function CollectionMovies({ collection, shown, on }: CollectionMoviesProps) {
  const markOf = useMarkOf();
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useFocusAfterRemoval(region);
  return (
    <div ref={region} className={styles.movies} tabIndex={-1}>
      {collection.movies.length === 0 ? (
        <p className={styles.empty}>Collection is empty</p>
      ) : (
        <>
          <PrintedList lines={() => shown.map((movie) => printedTitle(movie, markOf(movie)?.note))} />
          <Grid>
            {shown.map((movie) => (
              <CollectionMovie
                key={titleKey(movie)}
                collectionId={collectionKey(collection)}
                movie={movie}
                onRemove={onRemove}
                mark={markOf(movie)}
                isOnServices={on.has(titleKey(movie))}
              />
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}
