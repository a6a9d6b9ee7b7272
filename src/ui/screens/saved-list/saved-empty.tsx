import type { SavedListName } from '#domain/library/library-change.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { SAVED_LISTS } from './saved-list-texts.ts';

interface SavedEmptyProps {
  readonly list: SavedListName;
}

/** Nothing saved yet (spec section 2). */
export function SavedEmpty({ list }: SavedEmptyProps) {
  const { art, title, text, link } = SAVED_LISTS[list].empty;
  return (
    <Notice
      art={art}
      title={title}
      text={text}
      actions={
        <ButtonLink to="/" variant="primary">
          {link}
        </ButtonLink>
      }
    />
  );
}
