import { memo } from 'react';
import { titleName } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../choice.tsx';
import { importedFacts, otherNameText } from '../imported-texts.ts';
import type { MatchRowProps } from './import-actions.ts';
import { ImportTitle } from './import-title.tsx';
import { TitleSearch } from './title-search.tsx';
import { useFoundTitle } from './use-found-title.ts';
import styles from './review.module.css';

/** A title that was found. It can be left out, or taken for another (product.md, Import: review). */
export const FoundRow = memo(function FoundRow({ at, match, title, actions }: MatchRowProps<'found'>) {
  const { imported } = match;
  const row = useFoundTitle({ found: match.title, title, pick: (picked) => actions.pick(at, picked) });
  const otherName = otherNameText(imported, row.shown);
  return (
    <>
      <div className={styles.row}>
        <Choice type="checkbox" inputRef={row.tick} isChosen={title !== null} onChoose={row.toggle}>
          <ImportTitle title={row.shown}>
            {otherName && <small dir="auto">{otherName}</small>}
            <small dir="auto">{importedFacts(imported)}</small>
          </ImportTitle>
        </Choice>
        {!row.isSearching && (
          <Button variant="quiet" aria-label={`Not this one: ${titleName(row.shown)}`} onClick={row.lookElsewhere}>
            Not this one
          </Button>
        )}
      </div>
      {row.isSearching && <TitleSearch imported={imported} search={actions.search} takesFocus onChoose={row.choose} />}
    </>
  );
});
