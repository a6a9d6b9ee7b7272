import type { ReactNode } from 'react';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';

interface MyServicesButtonProps {
  /** 'My services' unless given. */
  readonly children?: ReactNode;
}

const load = () => import('./my-services-dialog.tsx');

/** Opens 'My services' (product.md, Where to watch: my services). */
export function MyServicesButton({ children = 'My services' }: MyServicesButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
      {module && <module.MyServicesDialog onClose={close} />}
    </>
  );
}
