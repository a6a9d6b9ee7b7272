import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  defaultDescription,
} from '#domain/library/names/collection-name.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useCreateAndAdd, type NewCollectionDraft } from './use-create-and-add.ts';
import styles from './new-collection-form.module.css';

interface NewCollectionFormProps {
  readonly title: StoredTitle;
  readonly draft: NewCollectionDraft;
  /** Called when the collection is created, and when it is given up. */
  readonly onLeave: () => void;
}

/** Creates a collection, then adds the title to it (product.md, Collections: create and add). */
export function NewCollectionForm({ title, draft, onLeave }: NewCollectionFormProps) {
  const { name, description } = draft;
  const { error, submit } = useCreateAndAdd(title, draft, onLeave);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Collection Name"
        value={name.text}
        onText={name.setText}
        max={COLLECTION_NAME_MAX}
        error={name.text ? error : undefined}
      />
      <TextField
        label="Description (Optional)"
        value={description.text}
        onText={description.setText}
        max={COLLECTION_DESCRIPTION_MAX}
        placeholder={defaultDescription(name.text)}
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
