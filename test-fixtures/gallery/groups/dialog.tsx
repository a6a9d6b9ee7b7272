import { Dialog } from '#ui/components/dialog/dialog.tsx';
import { ChoicesDialog } from '#ui/components/dialog/library-dialog.tsx';
import { Button } from '#ui/components/form/button.tsx';
import { TextField } from '#ui/components/form/text-field.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';
import { Kept } from '../kept.tsx';

const TEXT = 'Two brothers keep a seaside picture house alive. ';

const field = <Kept first="Noir">{(name, set) => <TextField label="Name" value={name} max={50} onText={set} />}</Kept>;

const foot = (close: () => void) => (
  <>
    <Button onClick={close}>Cancel</Button>
    <Button variant="primary" onClick={close}>
      Save
    </Button>
  </>
);

export const DIALOG: readonly GalleryEntry[] = [
  {
    component: 'Dialog',
    states: {
      plain: (close) => (
        <Dialog onClose={close} title="About this film">
          <p>{TEXT}</p>
        </Dialog>
      ),
      'with a form': (close) => (
        <Dialog onClose={close} title="New collection" footer={foot(close)}>
          {field}
        </Dialog>
      ),
      'wide, and longer than the window': (close) => (
        <Dialog onClose={close} title="Everything about this film" size="wide" footer={foot(close)}>
          <p>{TEXT.repeat(200)}</p>
        </Dialog>
      ),
    },
  },
  {
    component: 'ChoicesDialog',
    states: {
      plain: (close) => (
        <ChoicesDialog title="Choose collections" onClose={close}>
          <p>{TEXT}</p>
        </ChoicesDialog>
      ),
    },
  },
];
