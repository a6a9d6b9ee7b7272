import type { UncopiedText } from '#application/use-cases/links/copy-text.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Button } from '../form/button.tsx';
import styles from './copy-by-hand.module.css';

/** Shows a text that the browser did not let the app copy (product.md, Detail: copy by hand). */
export function CopyByHand({ what, text, onClose }: UncopiedText & { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`Copy the ${what} by hand`} footer={<Button onClick={onClose}>Done</Button>}>
      {/* It is selected with the focus that the dialog gives it, so that one key copies it. */}
      <label className={styles.field}>
        <span>Your browser does not let us copy it. Here it is, selected:</span>
        <input dir="ltr" value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
      </label>
    </Dialog>
  );
}
