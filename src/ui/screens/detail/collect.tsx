import type { TitleDetails } from '#domain/title-details.ts';
import { Button } from '../../parts/button.tsx';
import { useLateDialog } from '../../parts/use-late-dialog.ts';
import { LATE_ICONS } from '../../parts/late-icons.ts';

const load = () => import('./add-to-collection-dialog.tsx');

/** Opens the add-to-collection modal (spec section 2, Detail). */
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
