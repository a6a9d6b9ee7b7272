import { useRef } from 'react';
import { printedTitle } from '#domain/format/printed-title.ts';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type Collection, collectionKey } from '#domain/library/collection.ts';
import type { Mark } from '#domain/library/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey, type TitleKey, titleName } from '#domain/title.ts';
import { ListButton } from '../../components/card/list-button.tsx';
import { StoredCard } from '../../components/card/stored-card.tsx';
import { Grid } from '../../components/list/grid.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { Selectable } from '../../components/list/selecting/selectable.tsx';
import { SelectionBar } from '../../components/list/selecting/selection-bar.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { useShowProgress } from '../../components/up-next/use-show-progress.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import card from '../../components/card/card.module.css';
import styles from './collection-movies.module.css';

interface CollectionMoviesProps {
  readonly collection: Collection;
  /** Those of its movies that are shown. */
  readonly shown: readonly StoredTitle[];
  /** Those that are known to be on the visitor's services. */
  readonly on: ReadonlySet<TitleKey>;
}

interface CollectionMovieProps {
  /** The collection's key. */
  readonly collectionId: string;
  readonly movie: StoredTitle;
  /** Called with the button right before the movie is removed. */
  readonly onRemove: (button: Element) => void;
  /** What the visitor knows about the title. */
  readonly mark: Mark | undefined;
  /** Whether it is known to be on one of the visitor's services. */
  readonly isOnServices: boolean;
  /** How much of a show was seen, where it is known (product.md, Up next: cards). */
  readonly progress: string | undefined;
}

/** A movie of a collection, with a button that removes it. */
function CollectionMovie({ collectionId, movie, onRemove, mark, isOnServices, progress }: CollectionMovieProps) {
  const { clock } = useApp();
  const withLists = useFacade('lists');
  const remove = (button: Element) => {
    onRemove(button);
    void withLists(({ removeFromCollection }) => removeFromCollection.execute(collectionId, movie));
  };
  return (
    <li className={card.card}>
      <StoredCard
        title={movie}
        heading="h3"
        use="row"
        mark={mark}
        isOnServices={isOnServices}
        facts={[progress, yearOrComingSoon(movie, clock.now()), typeLabel(mediaTypeOf(movie))]}
        actions={
          <Selectable title={movie}>
            <ListButton
              icon="trash"
              label={`Remove ${titleName(movie)}`}
              data-legend="Remove"
              data-removes=""
              onClick={(event) => remove(event.currentTarget)}
            />
          </Selectable>
        }
      />
    </li>
  );
}

/** The movies of a collection as cards, or 'Collection is empty'. */
export function CollectionMovies({ collection, shown, on }: CollectionMoviesProps) {
  const markOf = useMarkOf();
  const progressOf = useShowProgress();
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useFocusAfterRemoval(region);
  const place = { collectionId: collectionKey(collection) };
  return (
    <div ref={region} className={styles.movies} tabIndex={-1}>
      {collection.movies.length === 0 ? (
        <p className={styles.empty}>Collection is empty</p>
      ) : (
        <>
          <SelectionBar titles={shown} place={place} />
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
                progress={progressOf(movie)}
              />
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}
