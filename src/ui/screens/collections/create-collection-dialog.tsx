import { type SubmitEvent, useId } from 'react';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '#domain/library/names/collection-name.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useNewCollection } from './use-new-collection.ts';
import styles from './new-collection-fields.module.css';

interface CreateCollectionDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface NewCollectionFieldsProps {
  /** The id of the form, for a button outside it. */
  readonly id: string;
  readonly draft: ReturnType<typeof useNewCollection>;
}

interface DescriptionFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A collection's description (product.md, Validation: collection description). */
function DescriptionField(props: DescriptionFieldProps) {
  return <TextArea label="Description (Optional)" max={COLLECTION_DESCRIPTION_MAX} {...props} />;
}

/** The name and description of a new collection. */
function NewCollectionFields({ id, draft }: NewCollectionFieldsProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void draft.create();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Collection Name"
        value={draft.name}
        max={COLLECTION_NAME_MAX}
        error={draft.error}
        onText={draft.setName}
      />
      <DescriptionField value={draft.description} onText={draft.setDescription} />
    </form>
  );
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
