import { useState } from 'react';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { CreateAndAdd } from './create-and-add.tsx';
import type { NewCollection } from './use-create-and-add.ts';
import styles from './add-to-collection-dialog.module.css';

interface AddToCollectionDialogProps {
  readonly open: boolean;
  readonly title: StoredTitle;
  readonly onClose: () => void;
}

/**
 * The add-to-collection modal. It stays open, because a title may go into several collections
 * (product.md, Collections: add dialog).
 */
export function AddToCollectionDialog({ open, title, onClose }: AddToCollectionDialogProps) {
  const [draft, setDraft] = useState<NewCollection>();
  const close = () => {
    setDraft(undefined);
    onClose();
  };
  const collections = useLibrary((library) => library.collections);
  return (
    <Dialog open={open} onClose={close} onBack={onClose} title="Add to collection">
      <ul className={styles.choices}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionChoice collection={collection} title={title} />
          </li>
        ))}
      </ul>
      <CreateAndAdd title={title} draft={draft} onDraft={setDraft} />
    </Dialog>
  );
}
