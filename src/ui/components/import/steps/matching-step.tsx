import { useId, type Dispatch } from 'react';
import type { ImportFacade, MatchState } from '#application/use-cases/import/import-facade.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import type { ImportEvent, ImportFlow } from '../import-flow.ts';
import { Progress } from './progress.tsx';
import { useMatching } from './use-matching.ts';
import { useReview } from './use-review.ts';
import styles from './steps.module.css';

interface MatchingStepProps {
  readonly flow: Extract<ImportFlow, { readonly step: 'matching' }>;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

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
