import { useId } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { NewCollectionFields } from './new-collection-fields.tsx';
import { useNewCollection } from './use-new-collection.ts';

interface CreateCollectionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The create modal (product.md, Collections: create). Back keeps the typed text, any other way out drops it. */
export function CreateCollectionDialog({ open, onClose }: CreateCollectionDialogProps) {
  const form = useId();
  const draft = useNewCollection(onClose);
  return (
    <Dialog
      open={open}
      onClose={draft.cancel}
      onBack={onClose}
      title="Create Collection"
      footer={
        <>
          <Button variant="quiet" onClick={draft.cancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={!draft.canCreate}>
            Create Collection
          </Button>
        </>
      }
    >
      <NewCollectionFields id={form} draft={draft} />
    </Dialog>
  );
}
