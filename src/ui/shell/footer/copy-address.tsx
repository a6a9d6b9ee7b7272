import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';

interface CopyAddressProps {
  readonly address: string;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** Offers to copy the address after a mail was to be opened, because maybe no mail application opened. */
export function CopyAddress({ address, onCopy, onClose }: CopyAddressProps) {
  const choices = (
    <>
      <Button onClick={onClose}>No thanks</Button>
      <Button variant="primary" onClick={onCopy}>
        Copy
      </Button>
    </>
  );
  return (
    <Dialog onClose={onClose} title="Copy the address to the clipboard?" footer={choices}>
      <p>{`If no mail application has opened, write to ${address} from anywhere you like.`}</p>
    </Dialog>
  );
}
