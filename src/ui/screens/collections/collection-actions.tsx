import { useState } from 'react';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { CollectionForm } from './collection-form.tsx';
import { CoverDialog } from './cover-dialog.tsx';
import type { CollectionTexts } from './use-collection-draft.ts';

interface CollectionActionsProps {
  readonly collection: Collection;
  readonly isArranging: boolean;
  readonly onArrange: () => void;
  /** Called right before the collection is deleted. */
  readonly onDelete: () => void;
}

interface RenamingProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

/** The name and description of a collection that is there. */
function Renaming({ collection, onClose }: RenamingProps) {
  const { notifications } = useApp();
  const withLists = useFacade('lists');
  const { name, description } = collection;
  const rename = (texts: CollectionTexts, leave: () => void) =>
    void withLists(({ changeCollection }) => {
      if (changeCollection.rename(collectionKey(collection), texts)) leave();
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
export function CollectionActions({ collection, isArranging, onArrange, onDelete }: CollectionActionsProps) {
  const id = collectionKey(collection);
  const [opened, setOpened] = useState<'name' | 'cover'>();
  const withLists = useFacade('lists');
  const close = () => setOpened(undefined);
  const remove = () =>
    void withLists(({ removeCollection }) => {
      onDelete();
      removeCollection.execute(id);
    });
  const { movies } = collection;
  return (
    <>
      <Button icon={ICONS.pencil} onClick={() => setOpened('name')}>
        Rename
      </Button>
      {movies.length > 1 && (
        <Button icon={ICONS.list} aria-pressed={isArranging} onClick={onArrange}>
          Arrange
        </Button>
      )}
      {movies.length > 0 && (
        <Button icon={ICONS.film} onClick={() => setOpened('cover')}>
          Cover
        </Button>
      )}
      <Button icon={ICONS.trash} onClick={remove}>
        Delete
      </Button>
      {opened === 'name' && <Renaming collection={collection} onClose={close} />}
      {opened === 'cover' && <CoverDialog collection={collection} onClose={close} />}
    </>
  );
}
