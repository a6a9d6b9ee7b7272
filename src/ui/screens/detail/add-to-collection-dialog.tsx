import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useDraftText } from '../../hooks/text/use-draft-text.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { CollectionChoice } from './collection-choice.tsx';
import { NewCollectionForm } from './new-collection-form.tsx';
import styles from './add-to-collection-dialog.module.css';

interface AddToCollectionDialogProps {
  readonly open: boolean;
  readonly title: StoredTitle;
  readonly onClose: () => void;
}

/**
 * The button 'Create new' opens a form in its place. When the visitor leaves the form, the button comes back with the
 * focus.
 */
function CreateAndAdd({ title }: { readonly title: StoredTitle }) {
  const of = `new with ${titleKey(title)}`;
  const draft = { name: useDraftText(`name ${of}`), description: useDraftText(`description ${of}`) };
  const [isCreating, setCreating] = useState(draft.name.text !== '' || draft.description.text !== '');
  const place = useRef<HTMLDivElement>(null);
  const change = (creating: boolean) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(() => setCreating(creating));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
    // The focus alone would scroll only the field into view.
    place.current?.scrollIntoView({ block: 'nearest' });
  };

  const leave = () => {
    draft.name.clear();
    draft.description.clear();
    change(false);
  };

  return (
    <div ref={place} className={styles.place}>
      {isCreating ? (
        <NewCollectionForm title={title} draft={draft} onLeave={leave} />
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
  const collections = useLibrary((library) => library.collections);
  return (
    <Dialog open={open} onClose={onClose} title="Add to collection">
      <ul className={styles.choices}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionChoice collection={collection} title={title} />
          </li>
        ))}
      </ul>
      <CreateAndAdd title={title} />
    </Dialog>
  );
}
