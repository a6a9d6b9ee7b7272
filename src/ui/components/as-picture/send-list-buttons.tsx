import { listPicture } from '#domain/pictures/list-picture.ts';
import type { ListToLink } from '../links/link-form.tsx';
import { ListLinkButton } from '../links/list-link-button.tsx';
import { AsPictureButton } from './as-picture-button.tsx';

/** The ways to send a list: as a link, and as a picture (product.md, As a picture: where). */
export function SendListButtons({ name, titlesOf }: ListToLink) {
  return (
    <>
      <ListLinkButton name={name} titlesOf={titlesOf} />
      <AsPictureButton pictureOf={() => listPicture(name, titlesOf())} />
    </>
  );
}
