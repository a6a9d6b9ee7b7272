import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { sameTitle, type Title, titleName } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../form/choice.tsx';
import type { GainOf } from '../import-review.ts';
import { importedFacts, otherNameText } from '../imported-texts.ts';
import { ImportTitle } from './import-title.tsx';
import { TitleSearch } from './title-search.tsx';
import choice from '../../form/choice.module.css';
import styles from './review.module.css';

/** What the visitor can do with a match. It stays the same object, so that no row is drawn again for another's sake. */
export interface ImportActions {
  /** @param title null to add nothing; undefined for what was found. */
  readonly pick: (at: number, title: Title | null | undefined) => void;
  readonly search: ImportFacade['search'];
  readonly gainOf: GainOf;
}

export interface MatchRowProps<Kind extends TitleMatch['kind'] = TitleMatch['kind']> {
  /** The place of the match among all. */
  readonly at: number;
  readonly match: Extract<TitleMatch, { readonly kind: Kind }>;
  /** What it is taken for; null for nothing. */
  readonly title: Title | null;
  readonly actions: ImportActions;
}

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
  const otherName = otherNameText(imported, row.shown);
  const shown = (
    <ImportTitle title={row.shown}>
      {otherName && <small dir="auto">{otherName}</small>}
      <small dir="auto">{importedFacts(imported, row.shown)}</small>
      {isWithoutGain && imported.episodes && <small>{NO_EPISODE}</small>}
    </ImportTitle>
  );
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
