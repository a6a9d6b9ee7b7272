import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import type { ListToLink } from './link-form.tsx';

const load = () => import('./link-dialog.tsx');

/** Opens 'Share list' (product.md, Links: where). */
export function ListLinkButton(list: ListToLink) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button icon={ICONS.share} aria-haspopup="dialog" onClick={open}>
        Share list
      </Button>
      {module && <module.LinkDialog {...list} onClose={close} />}
    </>
  );
}
