import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { NewCollection } from '#application/use-cases/lists/create-collection.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { NewCollectionForm } from './new-collection-form.tsx';
import styles from './add-to-collection-dialog.module.css';

interface AddToCollectionDialogProps {
  readonly open: boolean;
  readonly title: StoredTitle;
  readonly onClose: () => void;
}

interface CreateAndAddProps {
  readonly title: StoredTitle;
  /** What is typed; undefined while the form is not open. */
  readonly draft: NewCollection | undefined;
  readonly onDraft: (draft: NewCollection | undefined) => void;
}

/**
 * The button 'Create new' opens a form in its place. When the visitor leaves the form, the button comes back with the
 * focus.
 */
function CreateAndAdd({ title, draft, onDraft }: CreateAndAddProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = (creating: boolean) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(() => onDraft(creating ? { name: '', description: '' } : undefined));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
    // The focus alone would scroll only the field into view.
    place.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div ref={place} className={styles.place}>
      {draft ? (
        <NewCollectionForm {...{ title, draft, onDraft }} onLeave={() => change(false)} />
      ) : (
        <Button icon={ICONS.plus} onClick={() => change(true)}>
          Create new
        </Button>
      )}
    </div>
  );
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
