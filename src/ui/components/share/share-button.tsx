import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { LATE_ICONS } from '../form/late-icons.ts';
import type { ListToShare } from './list-to-share.ts';

interface ShareButtonProps extends ListToShare {
  /** Hidden, it keeps its place: whether there is anything to share may be known late. */
  readonly isHidden?: boolean;
}

const load = () => import('./share-dialog.tsx');

/** Opens 'Share list' (product.md, Sharing: where). */
export function ShareButton({ isHidden = false, ...list }: ShareButtonProps) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button
        icon={LATE_ICONS.share}
        aria-haspopup="dialog"
        style={isHidden ? { visibility: 'hidden' } : undefined}
        onClick={open}
      >
        Share list
      </Button>
      {module && <module.ShareDialog {...list} onClose={close} />}
    </>
  );
}
