import { useObservableEagerState } from 'observable-hooks';
import { useState, type ComponentProps } from 'react';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ImportButton } from '../../components/import/import-button.tsx';
import { Importing } from '../../components/import/importing.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { ArrangeList } from './arrange-list.tsx';
import { CollectionWall } from './collection-wall.tsx';
import { OpenCollection } from './open-collection.tsx';
import styles from './collections-screen.module.css';

const SUBTITLE = 'Organize your favorite movies into custom collections';

interface CreatingProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const load = () => import('./create-collection-dialog.tsx');

/** The create modal. Its code comes when it is first opened. */
function Creating({ isOpen, onClose }: CreatingProps) {
  const module = useModule(load, isOpen);
  return module && isOpen && <module.CreateCollectionDialog onClose={onClose} />;
}

interface NoCollectionsProps {
  readonly text: string;
  readonly onCreate: () => void;
  readonly onImport: () => void;
}

/** The notice 'No collections yet' (product.md, Collections: screen). */
function NoCollections({ text, onCreate, onImport }: NoCollectionsProps) {
  return (
    <Notice
      art="reels"
      title="No collections yet"
      text={text}
      actions={
        <>
          <Button variant="primary" icon={ICONS.plus} onClick={onCreate}>
            Create Collection
          </Button>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}

/** All collections, to be put in another order. */
function ArrangeCollections({ collections }: { readonly collections: readonly Collection[] }) {
  const withLists = useFacade('lists');
  const move = (key: string, place: number) => void withLists(({ arrange }) => arrange.moveCollection(key, place));
  const entries = collections.map((collection) => ({ key: collectionKey(collection), name: collection.name }));
  return <ArrangeList label="Order of My Collections" entries={entries} onMove={move} />;
}

interface CollectionsProps extends ComponentProps<typeof CollectionWall> {
  readonly isArranging: boolean;
}

function Collections({ isArranging, ...wall }: CollectionsProps) {
  return isArranging ? <ArrangeCollections collections={wall.collections} /> : <CollectionWall {...wall} />;
}

interface ArrangeButtonProps {
  /** Hidden, it keeps its place: whether there is anything to arrange is known late. */
  readonly isHidden: boolean;
  readonly isArranging: boolean;
  readonly onPress: () => void;
}

function ArrangeButton({ isHidden, isArranging, onPress }: ArrangeButtonProps) {
  return (
    <Button
      icon={ICONS.list}
      aria-pressed={isArranging}
      style={isHidden ? { visibility: 'hidden' } : undefined}
      onClick={onPress}
    >
      Arrange
    </Button>
  );
}

/** The screen at `/collections` (product.md, Collections: screen). */
export function CollectionsScreen() {
  const { library } = useApp();
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const collections = useLibrary(({ collections: all }) => all);
  const isLoading = useObservableEagerState(library.loader.loadState$).status === 'pending';
  const create = () => setCreating(true);
  const openImport = () => setImporting(true);
  const isEmpty = !isLoading && collections.length === 0;
  const canArrange = !isLoading && collections.length > 1;

  return (
    <>
      <PageMeta title="My Collections, Matinee" description={`${SUBTITLE}.`} />
      <PageHead title="My Collections">
        <Button className={styles.create} variant="primary" icon={ICONS.plus} onClick={create}>
          Create Collection
        </Button>
        <span className={styles.import}>
          <ArrangeButton isHidden={!canArrange} isArranging={isArranging} onPress={() => setArranging(!isArranging)} />
          <ImportButton isHidden={isEmpty} isAwaited={isLoading} onOpen={openImport} />
        </span>
        <p className={styles.subtitle}>{SUBTITLE}</p>
      </PageHead>
      {isEmpty ? (
        <NoCollections text={SUBTITLE} onCreate={create} onImport={openImport} />
      ) : (
        <Collections isArranging={isArranging && canArrange} collections={collections} isLoading={isLoading} />
      )}
      <Creating isOpen={isCreating} onClose={() => setCreating(false)} />
      <Importing isOpen={isImporting} onClose={() => setImporting(false)} />
      {!isLoading && <OpenCollection collections={collections} />}
    </>
  );
}
