import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import type { PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { PickTicket } from './pick-ticket.tsx';
import { PickedNone } from './picked-none.tsx';
import styles from './picking.module.css';

interface PickDialogProps {
  readonly source: PickSource;
  readonly onClose: () => void;
}

interface PickingProps {
  readonly source: PickSource;
  readonly marks: MarksFacade;
  /** Called when the visitor follows a link to another page. */
  readonly onLeave: () => void;
}

interface Turn {
  readonly outcome: PickOutcome;
  readonly number: number;
}

/** Picks at once, and again when asked to, of what is shown at that time. What was picked before stays until then. */
const usePick = ({ pickTitle }: MarksFacade, source: PickSource) => {
  const [asked, setAsked] = useState(1);
  const [last, setLast] = useState<Turn>();
  const pickNow = useEffectEvent(() => pickTitle.execute(source));
  useEffect(() => {
    let isCurrent = true;
    const pick = async () => {
      const outcome = await pickNow();
      if (isCurrent) setLast({ outcome, number: asked });
    };
    void pick();
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return { last, isPicking: last?.number !== asked, again: () => setAsked(asked + 1) };
};

interface OutcomeProps extends Omit<PickingProps, 'source'>, ReturnType<typeof usePick> {}

/** A ticket stays until there is another one. */
function Outcome({ last, isPicking, again, marks, onLeave }: OutcomeProps) {
  if (last?.outcome.status === 'picked') {
    const { outcome, number } = last;
    return <PickTicket key={number} title={outcome.title} marks={marks} onAnother={again} onLeave={onLeave} />;
  }
  if (!last || isPicking) return <Spinner text="Picking..." />;
  return <PickedNone status={last.outcome.status} onAgain={again} />;
}

/** What was picked. */
function Picking({ source, ...others }: PickingProps) {
  const pick = usePick(others.marks, source);
  return (
    <div className={styles.outcome} aria-live="polite" aria-busy={pick.isPicking}>
      <Outcome {...pick} {...others} />
    </div>
  );
}

/** One of the titles that a screen shows, by chance (product.md, Pick: titles). */
export function PickDialog({ source, onClose }: PickDialogProps) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  // Before the library is there, there would seem to be nothing to pick.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog onClose={onClose} title="Pick one for me" size="wide">
      {marks && status !== 'pending' ? <Picking source={source} marks={marks} onLeave={onClose} /> : <Spinner />}
    </Dialog>
  );
}
