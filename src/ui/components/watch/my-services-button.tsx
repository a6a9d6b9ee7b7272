import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';

interface MyServicesButtonProps {
  readonly label?: string;
  readonly size?: 'small';
}

const load = () => import('./my-services-dialog.tsx');

/** Opens 'My services' (product.md, Where to watch: my services). */
export function MyServicesButton({ label = 'My services', size }: MyServicesButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button {...(size && { size })} aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      {module && <module.MyServicesDialog onClose={close} />}
    </>
  );
}
