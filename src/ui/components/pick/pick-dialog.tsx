import { useEffect, useEffectEvent, useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import type { PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { LibraryDialog } from '../dialog/library-dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { PickTicket } from './pick-ticket.tsx';
import { PickedNone } from './picked-none.tsx';
import styles from './picking.module.css';

interface PickDialogProps {
  readonly source: PickSource;
  readonly onClose: () => void;
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

/** What was picked. A ticket stays until there is another one. */
function Picking({ source, marks, onClose }: PickDialogProps & { readonly marks: MarksFacade }) {
  const { last, isPicking, again } = usePick(marks, source);
  const outcome = () => {
    if (last?.outcome.status === 'picked')
      return (
        <PickTicket key={last.number} title={last.outcome.title} marks={marks} onAnother={again} onLeave={onClose} />
      );
    if (!last || isPicking) return <Spinner text="Picking..." />;
    return <PickedNone status={last.outcome.status} onAgain={again} />;
  };
  return (
    <div className={styles.outcome} aria-live="polite" aria-busy={isPicking}>
      {outcome()}
    </div>
  );
}

/** One of the titles that a screen shows, by chance (product.md, Pick: titles). */
export function PickDialog({ source, onClose }: PickDialogProps) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  return (
    <LibraryDialog onClose={onClose} title="Pick one for me" size="wide">
      {marks ? <Picking {...{ source, marks, onClose }} /> : <Spinner />}
    </LibraryDialog>
  );
}
