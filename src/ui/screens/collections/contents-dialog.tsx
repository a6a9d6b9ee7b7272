import type { Collection } from '#domain/library/collection.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { CollectionContents } from './collection-contents.tsx';
import styles from './contents-dialog.module.css';

interface ContentsDialogProps {
  /** The open collection; undefined when the dialog is closed. */
  readonly collection: Collection | undefined;
  /** Whether it was opened by a step of the history, which Back takes back. */
  readonly isPlace: boolean;
  readonly onClose: () => void;
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
      {collection && <CollectionContents collection={collection} />}
    </Dialog>
  );
}
