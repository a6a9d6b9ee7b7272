import { type Dispatch, useEffect, useId, useState } from 'react';
import type { ImportFacade, MatchState } from '#application/use-cases/import/import-facade.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import type { ImportEvent, ImportFlow } from '../import-flow.ts';
import type { IsHere } from '../import-review.ts';
import { takeInSlices } from '../take-in-slices.ts';
import { Progress } from './progress.tsx';
import styles from './steps.module.css';

interface MatchingStepProps {
  readonly flow: Extract<ImportFlow, { readonly step: 'matching' }>;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

/** Matches the titles of a reading while the component is shown. Once it is left, nothing more is asked. */
const useMatching = (facade: ImportFacade, reading: ImportReading) => {
  const [matching] = useState(() => facade.match(reading));
  const [state, setState] = useState<MatchState>();
  useEffect(() => {
    const subscription = matching.state$.subscribe(setState);
    return () => subscription.unsubscribe();
  }, [matching]);
  return { matching, state };
};

interface ReviewToBe {
  /** All of them; undefined while some are to come. */
  readonly matches: readonly TitleMatch[] | undefined;
  readonly facade: ImportFacade;
  readonly dispatch: Dispatch<ImportEvent>;
}

/** Goes on to the review, once all matches are there. */
const useReview = ({ matches, facade, dispatch }: ReviewToBe): void => {
  useEffect(() => {
    if (!matches) return undefined;
    let isLeft = false;
    const isHere: IsHere = (match) => facade.isHere(match);
    const review = async () => {
      const taken = await takeInSlices(matches, isHere);
      if (!isLeft) dispatch({ kind: 'matched', matches: taken, isHere });
    };
    void review();
    return () => {
      isLeft = true;
    };
  }, [matches, facade, dispatch]);
};

/** Looks for the titles, and shows how far it is (product.md, Import: progress). */
export function MatchingStep({ flow, dispatch, facade }: MatchingStepProps) {
  const { matching, state } = useMatching(facade, flow.asked);
  useReview({ matches: state?.status === 'done' ? state.matches : undefined, facade, dispatch });
  const isPaused = state?.status === 'paused';

  return (
    <>
      <h3 className={styles.title}>Finding the titles</h3>
      <Finding state={state} total={flow.asked.titles.length} />
      <div className={styles.actions}>
        <Button
          icon={isPaused ? ICONS.play : ICONS.pause}
          onClick={() => (isPaused ? matching.resume() : matching.pause())}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
        {flow.review && (
          <Button variant="quiet" onClick={() => dispatch({ kind: 'back' })}>
            Back to the review
          </Button>
        )}
      </div>
      <p className={styles.text}>
        You can close this at any time: nothing has changed yet. Choose the same files again, and it goes on from where
        it was.
      </p>
    </>
  );
}

interface FindingProps {
  readonly state: MatchState | undefined;
  readonly total: number;
}

function Finding({ state, total }: FindingProps) {
  const id = useId();
  const done = state?.matches.length ?? 0;
  return (
    <>
      <Progress done={done} total={total} describedBy={id} />
      <p id={id} className={styles.count}>
        {`${formatCount(done)} of ${formatCount(total)}${state?.status === 'paused' ? ', paused' : ''}`}
      </p>
      <p className={styles.offline} role="status">
        {state?.isOffline &&
          'There is no network. What has a number of TMDB is found all the same; the rest can be asked for again later.'}
      </p>
    </>
  );
}
