import { nothingToPick, type PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useIsLibraryPending } from '../../hooks/use-library.ts';
import type { ButtonLook } from '../form/button-class.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import { NOTHING_TO_PICK } from './nothing-to-pick.ts';

interface PickButtonProps {
  readonly source: PickSource;
  readonly variant?: ButtonLook['variant'];
}

const load = () => import('./pick-dialog.tsx');

/** Opens 'Pick one for me', or says why there is nothing to pick (product.md, Pick: titles) (product.md, Pick: nothing). */
export function PickButton({ source, variant }: PickButtonProps) {
  const { library, clock, notifications } = useApp();
  const { module, open, close } = useLateDialog(load);
  // Before the library is there, there would seem to be nothing: the dialog waits for it.
  const isPending = useIsLibraryPending();
  const pick = () => {
    const nothing = isPending ? undefined : nothingToPick(library.library, source, clock.now());
    if (nothing) notifications.show({ type: 'blank', message: NOTHING_TO_PICK[nothing] });
    else open();
  };
  return (
    <>
      <Button variant={variant} icon={ICONS.dice} aria-haspopup="dialog" onClick={pick}>
        Pick one for me
      </Button>
      {module && <module.PickDialog source={source} onClose={close} />}
    </>
  );
}
