import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import type { ListToLink } from './link-form.tsx';

interface ListLinkButtonProps extends ListToLink {
  /** Nothing is there to share. */
  readonly isHidden?: boolean;
}

const load = () => import('./link-dialog.tsx');

/** Opens 'Share list' (product.md, Links: where). */
export function ListLinkButton({ isHidden = false, ...list }: ListLinkButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button icon={ICONS.share} aria-haspopup="dialog" hidden={isHidden} onClick={open}>
        Share list
      </Button>
      {module && <module.LinkDialog {...list} onClose={close} />}
    </>
  );
}
