import { type Dispatch, memo, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { type Title, titleName } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { GROUPS, groupCount, type Group } from '../group-texts.ts';
import type { ImportEvent } from '../import-flow.ts';
import { takenAt, type ImportReview } from '../import-review.ts';
import { FiledTitle } from './filed-title.tsx';
import { FoundRow } from './found-row.tsx';
import type { ImportActions, MatchRowProps } from './import-actions.ts';
import { ImportTitle } from './import-title.tsx';
import { LeftOutRow } from './left-out-row.tsx';
import { MatchGroup } from './match-group.tsx';
import { ReviewTexts } from './review-texts.tsx';
import { TitleSearch } from './title-search.tsx';
import { UndecidedRow } from './undecided-row.tsx';
import { useReviewActions } from './use-review-actions.ts';
import choice from '../choice.module.css';
import steps from '../steps/steps.module.css';
import styles from './review.module.css';

interface ReviewStepProps {
  readonly review: ImportReview;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

/** These want something of the visitor. */
const OPEN: ReadonlySet<Group> = new Set(['undecided', 'not-found', 'not-asked', 'none']);

/** These are shown where there are any. */
const RARE: ReadonlySet<Group> = new Set(['not-asked', 'none']);

/** What was found, to be looked through before it is added (product.md, Import: review). */
export function ReviewStep({ review, dispatch, facade }: ReviewStepProps) {
  const actions = useReviewActions({ review, dispatch, facade });
  const wanting = GROUPS.filter((group) => OPEN.has(group) && groupCount(review, group) > 0);
  return (
    <>
      <h3 className={steps.title}>Look through it</h3>
      <ReviewTexts review={review} facade={facade} />
      <div className={styles.groups}>
        {GROUPS.filter((group) => !RARE.has(group) || groupCount(review, group) > 0).map((group) => (
          <MatchGroup
            key={group}
            group={group}
            count={groupCount(review, group)}
            isOpenAtFirst={OPEN.has(group) || (group === 'found' && wanting.length === 0)}
            draw={(place) => rowOf(review, group, { place, actions })}
            actions={group === 'not-asked' && <AskAgain onAsk={() => dispatch({ kind: 'ask-again' })} />}
          />
        ))}
      </div>
    </>
  );
}

interface Row {
  readonly place: number;
  readonly actions: ImportActions;
}

/** A title that was not found, or not asked for. The visitor can look for it (product.md, Import: own search). */
const MissingRow = memo(function MissingRow({ at, match: { imported }, title, actions }: MatchRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (chosen: Title | undefined) => {
    // Renders at once, so that the focus can go to what replaces the pressed button.
    flushSync(() => actions.pick(at, chosen));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div ref={place}>
      <FiledTitle imported={imported} title={title} />
      {title ? (
        <div className={styles.row}>
          <div className={choice.choice}>
            <ImportTitle title={title} />
          </div>
          <Button variant="quiet" aria-label={`Not this one: ${titleName(title)}`} onClick={() => choose(undefined)}>
            Not this one
          </Button>
        </div>
      ) : (
        <TitleSearch imported={imported} search={actions.search} onChoose={choose} />
      )}
    </div>
  );
});

const rowOf = (review: ImportReview, group: Group, { place, actions }: Row): ReactNode => {
  if (group === 'left-out') {
    const left = review.reading.leftOut[place];
    return left && <LeftOutRow left={left} />;
  }
  const at = review.groups[group][place];
  const match = at === undefined ? undefined : review.matches[at]?.match;
  if (at === undefined || !match) return null;
  const { title } = takenAt(review, at);
  if (group === 'here') return <FiledTitle imported={match.imported} title={title} />;
  if (match.kind === 'found') return <FoundRow {...{ at, match, title, actions }} isNothing={group === 'none'} />;
  if (match.kind === 'undecided') return <UndecidedRow {...{ at, match, title, actions }} />;
  return <MissingRow {...{ at, match, title, actions }} />;
};

function AskAgain({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Button className={styles.again} onClick={onAsk}>
      Ask again
    </Button>
  );
}
