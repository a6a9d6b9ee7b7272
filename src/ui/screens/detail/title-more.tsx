import { titlePicture } from '#domain/pictures/title-picture.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { AsPictureButton } from '../../components/as-picture/as-picture-button.tsx';
import { MoreMenu } from '../../components/form/more-menu.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useRatingsVeil } from '../../hooks/ratings-veil-context.ts';

/** What is rarely wanted of a title (product.md, Detail: actions). */
export function TitleMore({ title }: { readonly title: TitleDetails }) {
  const { library } = useApp();
  const isVeiling = useRatingsVeil();
  return (
    <MoreMenu label="More about this title">
      <AsPictureButton pictureOf={() => titlePicture(title, library.saved.markOf(title), isVeiling)} />
    </MoreMenu>
  );
}
