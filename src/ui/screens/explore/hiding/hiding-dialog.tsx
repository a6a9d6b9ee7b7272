import type { Hide } from '#domain/library/hiding.ts';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Button } from '../../../components/form/button.tsx';
import { HidingSwitches } from '../../../components/hiding/hiding-switches.tsx';

interface HidingDialogProps {
  readonly hides: readonly Hide[];
  readonly onChoose: (hides: readonly Hide[]) => void;
  readonly onClose: () => void;
}

/** The filters of a listing that the provider does not have: what the visitor knows (product.md, Hiding: switches). */
export function HidingDialog({ hides, onChoose, onClose }: HidingDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <HidingSwitches hides={hides} onChoose={onChoose} />
    </Dialog>
  );
}
