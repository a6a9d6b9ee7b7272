import type { PickSource } from '#domain/discovery/pick.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

interface PickButtonProps {
  readonly source: PickSource;
  readonly variant?: ButtonLook['variant'];
}

const load = () => import('./pick-dialog.tsx');

/** Opens 'Pick one for me' (product.md, Pick: titles). */
export function PickButton({ source, variant }: PickButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button variant={variant} icon={ICONS.dice} aria-haspopup="dialog" onClick={open}>
        Pick one for me
      </Button>
      {module && <module.PickDialog source={source} onClose={close} />}
    </>
  );
}
