import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import type { AsPictureProps } from './as-picture-dialog.tsx';

const load = () => import('./as-picture-dialog.tsx');

/** Opens 'As a picture' (product.md, As a picture: where). */
export function AsPictureButton({ pictureOf, variant }: AsPictureProps & { readonly variant?: ButtonLook['variant'] }) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button variant={variant} icon={ICONS.film} aria-haspopup="dialog" onClick={open}>
        As a picture
      </Button>
      {module && <module.AsPictureDialog pictureOf={pictureOf} onClose={close} />}
    </>
  );
}
