import type { TitleDetails } from '#domain/title-details.ts';
import { Button } from '../../components/form/button.tsx';
import { LATE_ICONS } from '../../components/form/late-icons.ts';
import { useLateDialog } from '../../hooks/use-late-dialog.ts';

const load = () => import('./add-to-collection-dialog.tsx');

/** Opens the add-to-collection modal (product.md, Detail: actions). */
export function Collect({ title }: { readonly title: TitleDetails }) {
  const { module, isOpen, open, close } = useLateDialog(load, 'Failed to add to collection');

  return (
    <>
      <Button icon={LATE_ICONS.stack} aria-haspopup="dialog" onClick={open}>
        Collection
      </Button>
      {module && <module.AddToCollectionDialog open={isOpen} title={title} onClose={close} />}
    </>
  );
}
