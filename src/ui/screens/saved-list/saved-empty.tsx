import type { SavedListName } from '#domain/library/library-change.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { SAVED_LISTS } from './saved-list-texts.ts';

interface SavedEmptyProps {
  readonly list: SavedListName;
  readonly onImport: () => void;
}

/** Says that nothing is saved yet (product.md, Lists: watchlist texts). */
export function SavedEmpty({ list, onImport }: SavedEmptyProps) {
  const { art, title, text, link } = SAVED_LISTS[list].empty;
  return (
    <Notice
      art={art}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            {link}
          </ButtonLink>
          <ImportButton onOpen={onImport} />
        </>
      }
    />
  );
}
