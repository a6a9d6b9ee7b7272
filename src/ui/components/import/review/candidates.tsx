import { useId } from 'react';
import { sameTitle, titleKey, type Title } from '#domain/title.ts';
import { Choice } from '../choice.tsx';
import type { MatchRowProps } from './import-actions.ts';
import { ImportTitle } from './import-title.tsx';
import choice from '../choice.module.css';
import styles from './review.module.css';

type CandidatesProps = Omit<MatchRowProps<'undecided'>, 'at' | 'actions'> & {
  readonly isHere: MatchRowProps['actions']['isHere'];
  readonly onPick: (title: Title | null) => void;
};

/** The titles that it could be, what the visitor has found instead, and none of them. */
export function Candidates({ match: { imported, candidates }, title, isHere, onPick }: CandidatesProps) {
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
            {isHere({ imported, title: candidate }) && <small>Already here</small>}
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
