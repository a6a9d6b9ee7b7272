import type { NewCollection } from '#application/use-cases/lists/create-collection.ts';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  defaultDescription,
} from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useCreateAndAdd } from './use-create-and-add.ts';
import styles from './new-collection-form.module.css';

interface NewCollectionFormProps {
  readonly title: StoredTitle;
  readonly draft: NewCollection;
  readonly onDraft: (draft: NewCollection) => void;
  readonly onLeave: () => void;
}

/** Creates a collection, then adds the title to it (product.md, Collections: create and add). */
export function NewCollectionForm({ title, draft, onDraft, onLeave }: NewCollectionFormProps) {
  const { name, setName, description, setDescription, error, submit } = useCreateAndAdd(title, {
    draft,
    onDraft,
    onDone: onLeave,
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Collection Name"
        value={name}
        onText={setName}
        max={COLLECTION_NAME_MAX}
        error={name ? error : undefined}
      />
      <TextField
        label="Description (Optional)"
        value={description}
        onText={setDescription}
        max={COLLECTION_DESCRIPTION_MAX}
        placeholder={defaultDescription(name)}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" icon={ICONS.plus} disabled={error !== undefined}>
          Create new
        </Button>
      </div>
    </form>
  );
}
