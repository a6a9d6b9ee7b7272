import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';
import { type Collection, collectionKey } from '#domain/library/collection.ts';
import { SAVED_FILTERS } from '#domain/library/filters/list-filter.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey, titleName } from '#domain/title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { ListLinkButton } from '../../components/links/list-link-button.tsx';
import { ActionRow } from '../../components/list/action-row.tsx';
import { FilterChips } from '../../components/list/filters/filter-chips.tsx';
import { FilteredNote } from '../../components/list/filters/filtered-note.tsx';
import { Finding } from '../../components/list/filters/finding.tsx';
import { useListFilter } from '../../components/list/filters/use-list-filter.ts';
import { SelectButton } from '../../components/list/selecting/select-button.tsx';
import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { YourDataButton } from '../../components/list/your-data-button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { ServicesNote } from '../../components/watch/lists/services-note.tsx';
import { knownOn, useOnServices } from '../../components/watch/lists/use-on-services.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { ArrangeList } from './arrange-list.tsx';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionMovies } from './collection-movies.tsx';
import styles from './contents-dialog.module.css';

interface ContentsDialogProps {
  /** The key of the collection that the address names. */
  readonly id: string | undefined;
  /** The open collection; undefined when the dialog is closed, and when there is none of that key. */
  readonly collection: Collection | undefined;
  /** Whether it was opened by a step of the history, which Back takes back. */
  readonly isPlace: boolean;
  readonly onClose: () => void;
}

// A movie is added at the end.
const newestFirst = (movies: readonly StoredTitle[]) => movies.toReversed();

/** All movies of a collection, to be put in another order. */
function ArrangeMovies({ collection }: { readonly collection: Collection }) {
  const withLists = useFacade('lists');
  const { movies } = collection;
  const move = (key: string, place: number) => {
    const movie = movies.find((each) => titleKey(each) === key);
    if (movie) void withLists(({ arrange }) => arrange.moveMovie(collectionKey(collection), movie, place));
  };
  const entries = movies.map((movie) => ({ key: titleKey(movie), name: titleName(movie) }));
  return <ArrangeList label={`Order of ${collection.name}`} entries={entries} onMove={move} />;
}

interface CollectionContentsProps {
  readonly collection: Collection;
  /** Called right before the collection is deleted. */
  readonly onDelete: () => void;
}

/** What can be done with a whole collection. */
function ContentsActions(props: ComponentProps<typeof CollectionActions>) {
  const { movies, name } = props.collection;
  return (
    <div className={styles.actions}>
      <ActionRow
        more={
          <>
            {movies.length > 0 && <ListLinkButton name={name} titlesOf={() => movies} />}
            <CollectionActions {...props} />
            <YourDataButton />
          </>
        }
      >
        {movies.length > 0 && (
          <>
            <PickButton source={`collection:${collectionKey(props.collection)}`} />
            <SelectButton />
          </>
        )}
      </ActionRow>
    </div>
  );
}

/** The movies of a collection, as far as they are looked for (product.md, Collections: contents). */
function FoundMovies({ collection }: { readonly collection: Collection }) {
  const region = useRef<HTMLDivElement>(null);
  const { movies } = collection;
  const services = useOnServices(movies, newestFirst);
  const filtering = useListFilter({ titles: movies, type: 'all', names: SAVED_FILTERS, services, newestFirst });
  const { shown, clear } = filtering;
  const inPlace = useInPlace(region);
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {movies.length > 0 && (
        <>
          <div className={styles.finding}>
            <Finding filtering={filtering} />
          </div>
          <FilterChips filtering={filtering} onClear={shown.length > 0 ? inPlace(clear) : undefined} />
          <ServicesNote {...services} />
          <FilteredNote filtering={filtering} inPlace={inPlace} />
        </>
      )}
      <CollectionMovies collection={collection} shown={shown} on={knownOn(services)} />
    </div>
  );
}

/** A collection's movies, or their order, and what can be done with all of them. */
function CollectionContents({ collection, onDelete }: CollectionContentsProps) {
  const [isArranging, setArranging] = useState(false);
  return (
    <>
      <ContentsActions
        collection={collection}
        isArranging={isArranging}
        onArrange={() => setArranging(!isArranging)}
        onDelete={onDelete}
      />
      {isArranging && collection.movies.length > 1 ? (
        <ArrangeMovies collection={collection} />
      ) : (
        <FoundMovies collection={collection} />
      )}
    </>
  );
}

/**
 * Closes the dialog, and says so, where its collection was deleted elsewhere.
 * @returns a function to call before it is deleted here
 */
const useGone = (id: string | undefined, collection: Collection | undefined, onClose: () => void): (() => void) => {
  const { notifications } = useApp();
  const shown = useRef<string>(undefined);
  const close = useEffectEvent((name: string) => {
    notifications.show({ message: `${name} was deleted in another tab or on another device` });
    onClose();
  });
  useEffect(() => {
    const name = shown.current;
    shown.current = collection?.name;
    if (id !== undefined && !collection && name !== undefined) close(name);
  }, [id, collection]);
  return () => (shown.current = undefined);
};

/** The movies of a collection, each with a button that removes it (product.md, Collections: contents). */
export function ContentsDialog({ id, collection, isPlace, onClose }: ContentsDialogProps) {
  const forget = useGone(id, collection, onClose);
  const leave = () => {
    forget();
    onClose();
  };
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
        <Selecting key={id}>
          <CollectionContents collection={collection} onDelete={leave} />
        </Selecting>
      )}
    </Dialog>
  );
}
