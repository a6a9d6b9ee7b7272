import type { UncopiedText } from '#application/use-cases/links/copy-text.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import styles from './copy-by-hand.module.css';

interface CopyByHandProps extends UncopiedText {
  readonly onClose: () => void;
}

/** A text in a field. It is selected with the focus that the dialog gives it, so that one key copies it. */
function TextField({ text }: { readonly text: string }) {
  return (
    <label className={styles.field}>
      <span>Your browser does not let us copy it. Here it is, selected:</span>
      <input dir="ltr" value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}

/** Shows a text that the browser did not let the app copy (product.md, Detail: copy by hand). */
export function CopyByHand({ what, text, onClose }: CopyByHandProps) {
  return (
    <Dialog onClose={onClose} title={`Copy the ${what} by hand`} footer={<Button onClick={onClose}>Done</Button>}>
      <TextField text={text} />
    </Dialog>
  );
}
