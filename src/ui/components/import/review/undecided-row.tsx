import { memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sameTitle, type Title, titleKey } from '#domain/title.ts';
import { Choice } from '../../form/choice.tsx';
import { FiledTitle } from './filed-title.tsx';
import { ImportTitle } from './import-title.tsx';
import type { MatchRowProps } from './review-actions.ts';
import { TitleSearch } from './title-search.tsx';
import choice from '../../form/choice.module.css';
import styles from './review.module.css';

type CandidatesProps = Omit<MatchRowProps<'undecided'>, 'at' | 'actions'> & {
  readonly gainOf: MatchRowProps['actions']['gainOf'];
  readonly onPick: (title: Title | null) => void;
};

/** The titles that it could be, what the visitor has found instead, and none of them. */
function Candidates({ match: { imported, candidates }, title, gainOf, onPick }: CandidatesProps) {
  const name = useId();
  const isAmong = title === null || candidates.some((candidate) => sameTitle(candidate, title));
  return (
    <div className={styles.candidates}>
      {[...candidates, ...(isAmong ? [] : [title])].map((candidate) => (
        <Choice
          key={titleKey(candidate)}
          type="radio"
          name={name}
          isChosen={title !== null && sameTitle(candidate, title)}
          onChoose={() => onPick(candidate)}
        >
          <ImportTitle title={candidate}>
            {gainOf({ imported, title: candidate }) === 'here' && <small>Already here</small>}
          </ImportTitle>
        </Choice>
      ))}
      <Choice type="radio" name={name} isChosen={title === null} onChoose={() => onPick(null)}>
        <span className={choice.text}>
          <b>None of these</b>
        </span>
      </Choice>
    </div>
  );
}

/** A title that could be several. The likeliest is chosen until the visitor decides (product.md, Import: to decide). */
export const UndecidedRow = memo(function UndecidedRow({ at, match, title, actions }: MatchRowProps<'undecided'>) {
  const place = useRef<HTMLFieldSetElement>(null);
  const pick = (picked: Title | null) => actions.pick(at, picked);
  const choose = (chosen: Title) => {
    // Renders at once: the pressed button is about to disappear.
    flushSync(() => pick(chosen));
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <fieldset ref={place} className={styles.choices}>
      <legend>
        <FiledTitle imported={match.imported} title={title} />
      </legend>
      <Candidates match={match} title={title} gainOf={actions.gainOf} onPick={pick} />
      {title === null && <TitleSearch imported={match.imported} search={actions.search} onChoose={choose} />}
    </fieldset>
  );
});
