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
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ListLinkButton } from '../../components/links/list-link-button.tsx';
import { ActionRow } from '../../components/list/action-row.tsx';
import { Grid } from '../../components/list/grid.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { SelectButton } from '../../components/list/selecting/select-button.tsx';
import { Selectable } from '../../components/list/selecting/selectable.tsx';
import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { SelectionBar } from '../../components/list/selecting/selection-bar.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { YourDataButton } from '../../components/list/your-data-button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { NoneOnServices } from '../../components/watch/lists/none-on-services.tsx';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { ServicesSwitch } from '../../components/watch/lists/services-switch.tsx';
import { knownOn, useOnServices } from '../../components/watch/lists/use-on-services.ts';
import { useTitlesOn } from '../../components/watch/lists/use-titles-on.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import card from '../../components/card/card.module.css';
import styles from './contents-dialog.module.css';

interface ContentsDialogProps {
  /** The open collection; undefined when the dialog is closed. */
  readonly collection: Collection | undefined;
  /** Whether it was opened by a step of the history, which Back takes back. */
  readonly isPlace: boolean;
  readonly onClose: () => void;
}

// A movie is added at the end.
const newestFirst = (movies: readonly StoredTitle[]) => movies.toReversed();

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
}

/** A movie of a collection, with a button that removes it. */
function CollectionMovie({ collectionId, movie, onRemove, mark, isOnServices }: CollectionMovieProps) {
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
        facts={[yearOrComingSoon(movie, clock.now()), typeLabel(mediaTypeOf(movie))]}
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
function CollectionMovies({ collection, shown, on }: CollectionMoviesProps) {
  const markOf = useMarkOf();
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
              />
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}

/** The movies of a collection, and what can be done with all of them (product.md, Collections: contents). */
function CollectionContents({ collection }: { readonly collection: Collection }) {
  const region = useRef<HTMLDivElement>(null);
  const { movies } = collection;
  const services = useOnServices(movies, newestFirst);
  const shown = useTitlesOn(movies, services);
  const showAll = () => {
    // The pressed button is about to disappear.
    region.current?.focus({ preventScroll: true });
    services.toggle();
  };
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {movies.length > 0 && (
        <>
          <div className={styles.actions}>
            <ActionRow
              more={
                <>
                  <ListLinkButton name={collection.name} titlesOf={() => movies} />
                  <YourDataButton />
                </>
              }
            >
              <PickButton source={`collection:${collectionKey(collection)}`} />
              <SelectButton />
            </ActionRow>
            <ServicesSwitch {...services} />
          </div>
          <ServicesNote {...services} />
          {services.isOn && <NoneOnServices services={services} count={shown.length} onShowAll={showAll} />}
        </>
      )}
      <CollectionMovies collection={collection} shown={shown} on={knownOn(services)} />
    </div>
  );
}

/** The movies of a collection, each with a button that removes it (product.md, Collections: contents). */
export function ContentsDialog({ collection, isPlace, onClose }: ContentsDialogProps) {
  return (
    <Dialog
      open={collection !== undefined}
      isPlace={isPlace}
      onClose={onClose}
      title={collection?.name ?? ''}
      size="wide"
    >
      {collection?.description && (
        <p className={styles.description} dir="auto">
          {collection.description}
        </p>
      )}
      {collection && (
        <Selecting key={collectionKey(collection)}>
          <CollectionContents collection={collection} />
        </Selecting>
      )}
    </Dialog>
  );
}
