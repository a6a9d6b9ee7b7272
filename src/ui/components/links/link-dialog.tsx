import { LibraryDialog } from '../dialog/library-dialog.tsx';
import { LinkForm, type ListToLink } from './link-form.tsx';

/** Makes a link of a list of the visitor's (product.md, Links: what is in it). */
export function LinkDialog({ onClose, ...list }: ListToLink & { readonly onClose: () => void }) {
  return (
    <LibraryDialog onClose={onClose} title="Share list">
      <LinkForm {...list} />
    </LibraryDialog>
  );
}
