import type { ReactNode } from 'react';
import type { App } from '#application/app.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';

interface MyServicesButtonProps {
  /** 'My services' unless given. */
  readonly children?: ReactNode;
}

/** With all that its first field needs: that is to have the focus. */
const load = async ({ library }: App) => {
  const [{ MyServicesDialog }, watch] = await Promise.all([import('./my-services-dialog.tsx'), library.open('watch')]);
  return { MyServicesDialog, watch };
};

/** Opens 'My services' (product.md, Where to watch: my services). */
export function MyServicesButton({ children = 'My services' }: MyServicesButtonProps) {
  const app = useApp();
  const { module, open, close } = useLateDialog(() => load(app));
  return (
    <>
      <Button aria-haspopup="dialog" onClick={open}>
        {children}
      </Button>
      {module && <module.MyServicesDialog watch={module.watch} onClose={close} />}
    </>
  );
}
