import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { countOf } from '#domain/format/format-count.ts';
import { collectionPath, OPEN_PARAM } from '#domain/library/collection-path.ts';
import { collectionKey, posterOf, type Collection } from '#domain/library/collection.ts';
import { CollectionCard } from '../../components/card/collection-card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ImportButton } from '../../components/import/import-button.tsx';
import { ListBar, useHeldBar } from '../../components/list/list-bar.tsx';
import { YourDataLink } from '../../components/list/your-data-link.tsx';
import { OwnHead } from '../../components/page/head/own-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useCreateCollection } from '../../hooks/use-create-collection.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { ArrangeList } from './arranging/arrange-list.tsx';
import styles from './collections-screen.module.css';

interface CollectionWallProps {
  readonly collections: readonly Collection[];
  readonly isLoading: boolean;
}

const loadContents = () => import('./contents-dialog.tsx');

/** Whether a history entry was begun by a link that opens a collection over the screen before it. */
const isOver = ({ state }: Pick<Location<unknown>, 'state'>): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state;

/** The contents of the collection that the URL names, if a collection has that id. So Back closes them. */
function OpenCollection({ collections }: Pick<CollectionWallProps, 'collections'>) {
  const [params] = useSearchParams();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const id = params.get(OPEN_PARAM) ?? undefined;
  const collection = collections.find((each) => collectionKey(each) === id);
  const module = useModule(loadContents, collection !== undefined);
  const close = () => {
    // If the contents were opened on this screen, closing goes back. If they were opened from elsewhere, the screen
    // replaces its open dialog.
    if (isOver(location)) void navigate(-1);
    else void navigate(location.pathname, { replace: true, preventScrollReset: true });
  };
  return module && <module.ContentsDialog id={id} collection={collection} isPlace={isOver(location)} onClose={close} />;
}

const PLACEHOLDERS = ['one', 'two', 'three'];

/** The collections as cards, or placeholders while the library is being loaded. */
function CollectionWall({ collections, isLoading }: CollectionWallProps) {
  const { notifications } = useApp();
  // The edit button only shows a message (product.md, Collections: edit).
  const notifyOfEditing = () => notifications.show({ message: 'Edit feature coming soon!' });
  return (
    <ul className={styles.wall} aria-label="My Collections" aria-busy={isLoading}>
      {isLoading
        ? PLACEHOLDERS.map((placeholder) => (
            <li key={placeholder} className={styles.skeleton} aria-hidden="true">
              <Placeholder className={styles.art} />
              <Placeholder className={styles.name} />
            </li>
          ))
        : collections.map((collection) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              heading="h2"
              href={collectionPath(collection)}
              isOver
              onEdit={notifyOfEditing}
            />
          ))}
    </ul>
  );
}

const SUBTITLE = 'Organize your favorite movies into custom collections';

const loadForm = () => import('./collection-form.tsx');

const BLANK = { name: '', description: '' };

/** The create modal (product.md, Collections: create). Its code comes when it is first opened. */
function Creating({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const module = useModule(loadForm, isOpen);
  const createCollection = useCreateCollection();
  return (
    module &&
    isOpen && (
      <module.CollectionForm
        of="new"
        onClose={onClose}
        title="Create Collection"
        submitLabel="Create Collection"
        initial={BLANK}
        onSubmit={(texts, leave) => void createCollection(texts, leave)}
      />
    )
  );
}

interface NoCollectionsProps {
  readonly onCreate: () => void;
}

/** The notice 'No collections yet' (product.md, Collections: screen). */
function NoCollections({ onCreate }: NoCollectionsProps) {
  return (
    <Notice
      art="reels"
      title="No collections yet"
      text={SUBTITLE}
      actions={
        <>
          <Button variant="primary" icon={ICONS.plus} onClick={onCreate}>
            Create Collection
          </Button>
          <ImportButton />
        </>
      }
    />
  );
}

interface ArrangeCollectionsProps extends Pick<CollectionWallProps, 'collections'> {
  readonly onDone: () => void;
}

/** All collections, to be put in another order. */
function ArrangeCollections({ collections, onDone }: ArrangeCollectionsProps) {
  const withLists = useFacade('lists');
  const move = (key: string, place: number) => void withLists(({ collections: all }) => all.move(key, place));
  const entries = collections.map((collection) => ({
    key: collectionKey(collection),
    name: collection.name,
    fact: countOf(collection.movies.length, 'movie'),
    poster: posterOf(collection),
  }));
  return (
    <ArrangeList
      label="Order of My Collections"
      count={countOf(collections.length, 'collection')}
      {...{ entries, onDone }}
      onMove={move}
    />
  );
}

interface WallProps extends CollectionWallProps, NoCollectionsProps {
  readonly isEmpty: boolean;
  readonly canArrange: boolean;
  /** Whether the visitor comes back from arranging, and the focus with them. */
  readonly isBack: boolean;
  readonly onArrange: () => void;
}

/** The collections and what can be done with them as a whole, or the notice that there are none. */
function Wall({ isEmpty, collections, isLoading, canArrange, isBack, onArrange, onCreate }: WallProps) {
  const { hasBar, onUse } = useHeldBar(isLoading, isEmpty);
  return (
    <>
      {hasBar && (
        <ListBar
          onUse={onUse}
          isBack={isBack}
          act={
            <Button variant="primary" icon={ICONS.plus} onClick={onCreate}>
              Create Collection
            </Button>
          }
          more={
            <>
              {canArrange && (
                <Button icon={ICONS.list} onClick={onArrange}>
                  Arrange
                </Button>
              )}
              <ImportButton />
              <hr />
              <YourDataLink />
            </>
          }
        />
      )}
      {isEmpty ? <NoCollections onCreate={onCreate} /> : <CollectionWall {...{ collections, isLoading }} />}
    </>
  );
}

/** The screen at `/collections` (product.md, Collections: screen). */
export function CollectionsScreen() {
  const { library } = useApp();
  const [isCreating, setCreating] = useState(false);
  /** Undefined until the visitor has arranged. */
  const [isArranging, setArranging] = useState<boolean>();
  const collections = useLibrary(({ collections: all }) => all);
  const isLoading = useObservableEagerState(library.loader.loadState$).status === 'pending';
  const isEmpty = !isLoading && collections.length === 0;
  const canArrange = !isLoading && collections.length > 1;

  return (
    <>
      <PageMeta title="My Collections, Matinee" description={`${SUBTITLE}.`} />
      {isArranging && canArrange ? (
        <ArrangeCollections collections={collections} onDone={() => setArranging(false)} />
      ) : (
        <>
          <OwnHead title="My Collections" value={SUBTITLE} />
          <Wall
            {...{ collections, isLoading, isEmpty, canArrange }}
            isBack={isArranging === false}
            onArrange={() => setArranging(true)}
            onCreate={() => setCreating(true)}
          />
        </>
      )}
      <Creating isOpen={isCreating} onClose={() => setCreating(false)} />
      {!isLoading && <OpenCollection collections={collections} />}
    </>
  );
}
