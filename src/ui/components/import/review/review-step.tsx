import { useMemo, type Dispatch, type ReactNode } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { Button } from '../../form/button.tsx';
import { GROUPS, groupCount, type Group } from '../group-texts.ts';
import type { ImportEvent } from '../import-flow.ts';
import { isAllHere, newCountOf, takenAt, type ImportReview } from '../import-review.ts';
import { unreadText } from '../reading-texts.ts';
import { FiledTitle } from './filed-title.tsx';
import { FoundRow } from './found-row.tsx';
import type { ImportActions } from './import-actions.ts';
import { LeftOutRow } from './left-out-row.tsx';
import { MatchGroup } from './match-group.tsx';
import { MissingRow } from './missing-row.tsx';
import { UndecidedRow } from './undecided-row.tsx';
import steps from '../steps/steps.module.css';
import styles from './review.module.css';

interface ReviewStepProps {
  readonly review: ImportReview;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

/** These want something of the visitor. */
const OPEN: ReadonlySet<Group> = new Set(['undecided', 'not-found', 'not-asked']);

/** What was found, to be looked through before it is added (product.md, Import: review). */
export function ReviewStep({ review, dispatch, facade }: ReviewStepProps) {
  const { isHere } = review;
  const actions = useMemo<ImportActions>(
    () => ({
      pick: (at, title) => dispatch({ kind: 'pick', at, title }),
      search: (name) => facade.search(name),
      isHere,
    }),
    [dispatch, facade, isHere],
  );
  const wanting = GROUPS.filter((group) => OPEN.has(group) && groupCount(review, group) > 0);
  return (
    <>
      <h3 className={steps.title}>Look through it</h3>
      <p className={steps.text}>{introduction(review)}</p>
      {unreadText(review.reading) && <p className={steps.text}>{unreadText(review.reading)}</p>}
      <div className={styles.groups}>
        {GROUPS.filter((group) => group !== 'not-asked' || groupCount(review, group) > 0).map((group) => (
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

const introduction = (review: ImportReview): string => {
  if (newCountOf(review) > 0) return 'Nothing has changed yet. What you add can be taken back at once.';
  return isAllHere(review) ? 'Everything in it is here already.' : 'Nothing is chosen to be added.';
};

interface Row {
  readonly place: number;
  readonly actions: ImportActions;
}

const rowOf = (review: ImportReview, group: Group, { place, actions }: Row): ReactNode => {
  if (group === 'left-out') {
    const left = review.reading.leftOut[place];
    return left && <LeftOutRow left={left} />;
  }
  const at = review.groups[group][place];
  const match = at === undefined ? undefined : review.matches[at]?.match;
  if (at === undefined || !match) return null;
  const { title } = takenAt(review, at);
  if (group === 'here') return <FiledTitle imported={match.imported} />;
  if (match.kind === 'found') return <FoundRow {...{ at, match, title, actions }} />;
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
