import { Dialog } from '../../components/dialog/dialog.tsx';
import { Button } from '../../components/form/button.tsx';
import { AddressField } from './address-field.tsx';

interface CopyAddressProps {
  readonly address: string;
  /** Whether the browser refused to copy, so that the visitor must copy by hand. */
  readonly byHand: boolean;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** Offers to copy the address after a mail was to be opened, because maybe no mail application opened. */
export function CopyAddress({ address, byHand, onCopy, onClose }: CopyAddressProps) {
  if (byHand) {
    return (
      <Dialog open onClose={onClose} title="Copy the address by hand" footer={<Button onClick={onClose}>Done</Button>}>
        <AddressField address={address} />
      </Dialog>
    );
  }

  const choices = (
    <>
      <Button onClick={onClose}>No thanks</Button>
      <Button variant="primary" onClick={onCopy}>
        Copy
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Copy the address to the clipboard?" footer={choices}>
      <p>{`If no mail application has opened, write to ${address} from anywhere you like.`}</p>
    </Dialog>
  );
}
