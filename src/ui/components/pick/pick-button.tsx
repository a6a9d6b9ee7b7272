import { useState } from 'react';
import type { PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/use-module.ts';
import { Button } from '../form/button.tsx';
import { LATE_ICONS } from '../form/late-icons.ts';

interface PickButtonProps {
  readonly source: PickSource;
  /** Hidden, it keeps its place: whether there is anything to pick may be known late. */
  readonly isHidden?: boolean;
}

const load = () => import('./pick-dialog.tsx');

/** Opens 'Pick one for me' (product.md, Pick: titles). */
export function PickButton({ source, isHidden = false }: PickButtonProps) {
  const { notifications } = useApp();
  const [isOpen, setOpen] = useState(false);
  const module = useModule(load, isOpen, () => {
    setOpen(false);
    notifications.show({ type: 'error', message: 'This could not be done. Check your connection, and try again.' });
  });
  return (
    <>
      <Button
        icon={LATE_ICONS.dice}
        aria-haspopup="dialog"
        style={isHidden ? { visibility: 'hidden' } : undefined}
        onClick={() => setOpen(true)}
      >
        Pick one for me
      </Button>
      {isOpen && module && <module.PickDialog source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
