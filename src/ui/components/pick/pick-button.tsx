import type { PickSource } from '#domain/discovery/pick.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';

interface PickButtonProps {
  readonly source: PickSource;
  /** Nothing is there to pick. */
  readonly isHidden?: boolean;
}

const load = () => import('./pick-dialog.tsx');

/** Opens 'Pick one for me' (product.md, Pick: titles). */
export function PickButton({ source, isHidden = false }: PickButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button icon={ICONS.dice} aria-haspopup="dialog" hidden={isHidden} onClick={open}>
        Pick one for me
      </Button>
      {module && <module.PickDialog source={source} onClose={close} />}
    </>
  );
}
