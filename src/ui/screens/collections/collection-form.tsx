import { type SubmitEvent, useId, useState } from 'react';
import type { CollectionTexts } from '#domain/library/collection.ts';
import {
  COLLECTION_DESCRIPTION_MAX,
  COLLECTION_NAME_MAX,
  collectionNameError,
} from '#domain/library/names/collection-name.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { TextArea } from '../../components/form/text-area.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';
import styles from './collection-form.module.css';

interface CollectionFormProps {
  /** The collection that the texts are of; `new` for one that is not there yet. */
  readonly of: string;
  readonly onClose: () => void;
  readonly title: string;
  /** Names the button that keeps what is typed. */
  readonly submitLabel: string;
  readonly initial: CollectionTexts;
  /** Keeps what is typed, and calls `leave` once that is done. */
  readonly onSubmit: (texts: CollectionTexts, leave: () => void) => void;
}

/**
 * The texts of a collection while they are typed, the problem with them (product.md, Validation: collection name), and the function that
 * keeps them.
 */
const useCollectionDraft = ({ of, initial, onSubmit, onClose }: CollectionFormProps) => {
  const name = useDraftText(`name ${of}`, initial.name);
  const description = useDraftText(`description ${of}`, initial.description);
  const [isTouched, setTouched] = useState(false);
  const error = collectionNameError(name.text);

  const leave = () => {
    name.clear();
    description.clear();
    onClose();
  };
  return {
    name: name.text,
    description: description.text,
    /** The error is shown once the visitor has typed in the name. */
    error: isTouched ? error : undefined,
    canSubmit: error === undefined,
    setName: (text: string) => {
      setTouched(true);
      name.setText(text);
    },
    setDescription: description.setText,
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!error) onSubmit({ name: name.text, description: description.text }, leave);
    },
    cancel: leave,
  };
};

/** A dialog for the name and description of a collection (product.md, Validation: collection description). 'Cancel' gives up what is typed, no other way out does. */
export function CollectionForm(props: CollectionFormProps) {
  const { onClose, title, submitLabel } = props;
  const form = useId();
  const draft = useCollectionDraft(props);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={draft.cancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" disabled={!draft.canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={draft.submit}>
        <TextField
          label="Collection Name"
          value={draft.name}
          max={COLLECTION_NAME_MAX}
          error={draft.error}
          onText={draft.setName}
        />
        <TextArea
          label="Description (Optional)"
          max={COLLECTION_DESCRIPTION_MAX}
          value={draft.description}
          onText={draft.setDescription}
        />
      </form>
    </Dialog>
  );
}
