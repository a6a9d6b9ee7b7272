import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { sameTitle, type Title, titleName } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../form/choice.tsx';
import { importedFacts, otherNameText } from '../imported-texts.ts';
import { ImportTitle } from './import-title.tsx';
import type { MatchRowProps } from './review-actions.ts';
import { TitleSearch } from './title-search.tsx';
import choice from '../../form/choice.module.css';
import styles from './review.module.css';

interface Found {
  /** What was found. */
  readonly found: Title;
  /** What it is taken for; null for nothing. */
  readonly title: Title | null;
  readonly pick: (title: Title | null) => void;
}

/** What a row is taken for, with and without its tick. */
const useFoundTitle = ({ found, title, pick }: Found) => {
  const tick = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(title ?? found);
  const [isSearching, setSearching] = useState(false);
  return {
    tick,
    /** Without its tick too. */
    shown,
    isSearching,
    toggle: () => {
      setSearching(false);
      pick(title ? null : shown);
    },
    lookElsewhere: () => {
      pick(null);
      setSearching(true);
    },
    choose: (chosen: Title) => {
      // Renders at once: the pressed button is about to disappear.
      flushSync(() => {
        setShown(chosen);
        setSearching(false);
        pick(chosen);
      });
      tick.current?.focus();
    },
  };
};

const NO_EPISODE = 'None of these episodes was found in the catalogue.';

interface FoundTitleProps {
  readonly imported: ImportedTitle;
  readonly title: Title;
  readonly isWithoutGain: boolean;
}

/** What was found, and what the file says of it. */
function FoundTitle({ imported, title, isWithoutGain }: FoundTitleProps) {
  const otherName = otherNameText(imported, title);
  return (
    <ImportTitle title={title}>
      {otherName && <small dir="auto">{otherName}</small>}
      <small dir="auto">{importedFacts(imported, title)}</small>
      {isWithoutGain && imported.episodes && <small>{NO_EPISODE}</small>}
    </ImportTitle>
  );
}

interface FoundRowProps extends MatchRowProps<'found'> {
  /** Nothing that the file says of it can be kept. */
  readonly isNothing: boolean;
}

/** A title that was found. It can be left out, or taken for another (product.md, Import: review). */
export const FoundRow = memo(function FoundRow({ at, match, title, actions, isNothing }: FoundRowProps) {
  const { imported } = match;
  const row = useFoundTitle({ found: match.title, title, pick: (picked) => actions.pick(at, picked) });
  // What is chosen in its place may bring something.
  const isWithoutGain = isNothing && sameTitle(row.shown, match.title);
  const shown = <FoundTitle imported={imported} title={row.shown} isWithoutGain={isWithoutGain} />;
  return (
    <>
      <div className={styles.row}>
        {isWithoutGain ? (
          <div className={choice.choice}>{shown}</div>
        ) : (
          <Choice type="checkbox" inputRef={row.tick} isChosen={title !== null} onChoose={row.toggle}>
            {shown}
          </Choice>
        )}
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
