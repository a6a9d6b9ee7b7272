import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countOf } from '#domain/format/format-count.ts';
import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type Collection, collectionKey, type CollectionTexts } from '#domain/library/collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, titleKey, titleName, type TitleKey } from '#domain/title.ts';
import { SendListButtons } from '../../components/as-picture/send-list-buttons.tsx';
import { CollectionArt } from '../../components/card/collection-card.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ListBar } from '../../components/list/list-bar.tsx';
import { ListContents } from '../../components/list/list-contents.tsx';
import type { ItemKind } from '../../components/list/list-item.tsx';
import { Selecting } from '../../components/list/selecting/selecting.tsx';
import { YourDataLink } from '../../components/list/your-data-link.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useNow } from '../../hooks/use-now.ts';
import { ArrangeList } from './arranging/arrange-list.tsx';
import { CollectionForm } from './collection-form.tsx';
import styles from './contents-dialog.module.css';

/** Chooses the movie whose poster stands for a collection (product.md, Collections: cover). */
function CoverDialog({ collection, onClose }: { readonly collection: Collection; readonly onClose: () => void }) {
  const withLists = useFacade('lists');
  const choose = (cover: TitleKey | undefined) => {
    void withLists(({ collections }) => collections.setCover(collectionKey(collection), cover));
    onClose();
  };
  const withPosters = collection.movies.filter(({ poster_path: path }) => path);
  return (
    <Dialog
      onClose={onClose}
      title="Cover"
      size="wide"
      footer={
        <Button variant="quiet" aria-pressed={collection.cover === undefined} onClick={() => choose(undefined)}>
          Use the first three posters
        </Button>
      }
    >
      {withPosters.length === 0 && <p className={styles.none}>No movie of this collection has a poster.</p>}
      <ul className={styles.posters}>
        {withPosters.map((movie) => (
          <li key={titleKey(movie)}>
            <button
              type="button"
              className={styles.choice}
              aria-label={titleName(movie)}
              aria-pressed={collection.cover === titleKey(movie)}
              onClick={() => choose(titleKey(movie))}
            >
              <Poster path={movie.poster_path ?? null} use="row" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ContentsDialogProps {
  /** The key of the collection that the address names. */
  readonly id: string | undefined;
  /** The open collection; undefined when the dialog is closed, and when there is none of that key. */
  readonly collection: Collection | undefined;
  /** Whether it was opened by a step of the history, which Back takes back. */
  readonly isPlace: boolean;
  readonly onClose: () => void;
}

/** All movies of a collection, to be put in another order. */
function ArrangeMovies({ collection, onDone }: { readonly collection: Collection; readonly onDone: () => void }) {
  const withLists = useFacade('lists');
  const { movies } = collection;
  const now = useNow();
  const move = (key: string, place: number) => {
    const movie = movies.find((each) => titleKey(each) === key);
    if (movie) void withLists(({ collections }) => collections.moveMovie(collectionKey(collection), movie, place));
  };
  const entries = movies.map((movie) => ({
    key: titleKey(movie),
    name: titleName(movie),
    language: movie.name_language,
    fact: yearOrComingSoon(movie, now),
    poster: movie.poster_path ?? null,
  }));
  return (
    <ArrangeList
      label={`Order of ${collection.name}`}
      level={3}
      count={countOf(movies.length, 'movie')}
      {...{ entries, onDone }}
      aside={
        <div className={styles.cover}>
          <CollectionArt movies={movies} cover={collection.cover} />
          <p>The first three are the cover, unless you choose another.</p>
        </div>
      }
      onMove={move}
    />
  );
}

interface CollectionContentsProps {
  readonly collection: Collection;
  /** Called right before the collection is deleted. */
  readonly onDelete: () => void;
}

interface CollectionActionsProps extends CollectionContentsProps {
  readonly onArrange: () => void;
}

/** The name and description of a collection that is there. */
function Renaming({ collection, onClose }: { readonly collection: Collection; readonly onClose: () => void }) {
  const { notifications } = useApp();
  const withLists = useFacade('lists');
  const { name, description } = collection;
  const rename = (texts: CollectionTexts, leave: () => void) =>
    void withLists(({ collections }) => {
      if (collections.rename(collectionKey(collection), texts)) leave();
      else notifications.show({ type: 'error', message: 'Failed to change collection' });
    });
  return (
    <CollectionForm
      of={collectionKey(collection)}
      onClose={onClose}
      title="Rename Collection"
      submitLabel="Save"
      initial={{ name, description }}
      onSubmit={rename}
    />
  );
}

/** What can be done with a collection itself: its name, order and cover, and to delete it (product.md, Collections: change). */
function CollectionActions({ collection, onArrange, onDelete }: CollectionActionsProps) {
  const id = collectionKey(collection);
  const [opened, setOpened] = useState<'name' | 'cover'>();
  const withLists = useFacade('lists');
  const close = () => setOpened(undefined);
  const remove = () =>
    void withLists(({ collections }) => {
      onDelete();
      collections.remove(id);
    });
  const { movies } = collection;
  return (
    <>
      {movies.length > 1 && (
        <Button icon={ICONS.list} onClick={onArrange}>
          Arrange
        </Button>
      )}
      <Button icon={ICONS.pencil} onClick={() => setOpened('name')}>
        Rename
      </Button>
      {movies.length > 0 && (
        <Button icon={ICONS.film} onClick={() => setOpened('cover')}>
          Cover
        </Button>
      )}
      {movies.length > 0 && <SendListButtons name={collection.name} titlesOf={() => movies} />}
      <YourDataLink />
      <hr />
      <Button icon={ICONS.trash} onClick={remove}>
        Delete
      </Button>
      {opened === 'name' && <Renaming collection={collection} onClose={close} />}
      {opened === 'cover' && <CoverDialog collection={collection} onClose={close} />}
    </>
  );
}

const KIND: ItemKind<StoredTitle> = {
  factsOf: (movie, now) => [yearOrComingSoon(movie, now), typeLabel(mediaTypeOf(movie))],
  toggles: [],
};

// A movie is added at the end.
const newestFirst = (movies: readonly StoredTitle[]) => movies.toReversed();

/** A collection's movies, or their order, and what can be done with all of them (product.md, Collections: contents). */
function CollectionContents({ collection, onDelete }: CollectionContentsProps) {
  /** Undefined until the visitor has arranged. */
  const [isArranging, setArranging] = useState<boolean>();
  const { name, description, movies } = collection;
  const collectionId = collectionKey(collection);
  // The mode hides what it does not need.
  if (isArranging && movies.length > 1)
    return <ArrangeMovies collection={collection} onDone={() => setArranging(false)} />;
  const actions = <CollectionActions {...{ collection, onDelete }} onArrange={() => setArranging(true)} />;
  return (
    <>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <ListContents
        source={{ name, place: { collectionId }, all: movies, titles: movies, newestFirst, kind: KIND }}
        more={actions}
        isBack={isArranging === false}
        empty={
          <>
            <ListBar more={actions} />
            <p className={styles.empty}>Collection is empty</p>
          </>
        }
      />
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
    collection && (
      <Dialog isPlace={isPlace} onClose={onClose} title={collection.name} size="wide">
        <Selecting key={id}>
          <CollectionContents collection={collection} onDelete={leave} />
        </Selecting>
      </Dialog>
    )
  );
}
