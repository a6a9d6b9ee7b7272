import { useCreateCollection } from '../../hooks/use-create-collection.ts';
import { CollectionForm } from './collection-form.tsx';

interface CreateCollectionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const BLANK = { name: '', description: '' };

/** The create modal (product.md, Collections: create). */
export function CreateCollectionDialog({ open, onClose }: CreateCollectionDialogProps) {
  const createCollection = useCreateCollection();
  return (
    <CollectionForm
      open={open}
      onClose={onClose}
      title="Create Collection"
      submitLabel="Create Collection"
      initial={BLANK}
      onSubmit={(texts, leave) => void createCollection(texts, leave)}
    />
  );
}
