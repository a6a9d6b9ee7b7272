import { listPicture } from '#domain/pictures/list-picture.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { Button } from '../form/button.tsx';
import { ICONS } from '../form/icons.ts';
import type { ListToLink } from '../links/link-form.tsx';
import { AsPictureButton } from './as-picture-button.tsx';

const load = () => import('../links/link-dialog.tsx');

/** The ways to send a list: as a link, and as a picture (product.md, Links: where) (product.md, As a picture: where). */
export function SendListButtons(list: ListToLink) {
  const { module, open, close } = useLateDialog(load);
  return (
    <>
      <Button icon={ICONS.share} aria-haspopup="dialog" onClick={open}>
        Share list
      </Button>
      <AsPictureButton pictureOf={() => listPicture(list.name, list.titlesOf())} />
      {module && <module.LinkDialog {...list} onClose={close} />}
    </>
  );
}
