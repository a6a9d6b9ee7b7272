import { useState } from 'react';
import type { TitleDetails } from '#domain/title-details.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';

const load = () => import('./add-to-collection-dialog.tsx');

/** Opens the add-to-collection modal (product.md, Detail: actions). */
export function Collect({ title }: { readonly title: TitleDetails }) {
  const { notifications } = useApp();
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'Failed to add to collection' });
  });

  return (
    <>
      <Button icon={LATE_ICONS.stack} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Collection
      </Button>
      {module && <module.AddToCollectionDialog open={isOpen} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
