import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { NewCollectionForm } from './new-collection-form.tsx';
import styles from './create-and-add.module.css';

/** 'Create new' opens the form in its place; leaving that brings the button back, and the focus to it. */
export function CreateAndAdd({ title }: { readonly title: StoredTitle }) {
  const [isCreating, setCreating] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const change = (creating: boolean) => {
    // At once, so that the focus can go to what takes the place of what had it.
    flushSync(() => setCreating(creating));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
    // The focus alone brings no more than the field into sight.
    place.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div ref={place} className={styles.place}>
      {isCreating ? (
        <NewCollectionForm title={title} onLeave={() => change(false)} />
      ) : (
        <Button icon={LATE_ICONS.plus} onClick={() => change(true)}>
          Create new
        </Button>
      )}
    </div>
  );
}
