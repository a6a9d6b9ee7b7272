import { useCreateCollection } from '../../hooks/use-create-collection.ts';
import { CollectionForm } from './collection-form.tsx';

const BLANK = { name: '', description: '' };

/** The create modal (product.md, Collections: create). */
export function CreateCollectionDialog({ onClose }: { readonly onClose: () => void }) {
  const createCollection = useCreateCollection();
  return (
    <CollectionForm
      of="new"
      onClose={onClose}
      title="Create Collection"
      submitLabel="Create Collection"
      initial={BLANK}
      onSubmit={(texts, leave) => void createCollection(texts, leave)}
    />
  );
}
