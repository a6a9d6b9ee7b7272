import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickChoice, PickSource } from '#domain/discovery/pick.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { PickControls } from './pick-controls.tsx';
import { ANY } from './pick-options.ts';
import { PickServices } from './pick-services.tsx';
import { PickTicket } from './pick-ticket.tsx';
import { PickedNone } from './picked-none.tsx';
import { usePick } from './use-pick.ts';
import styles from './picking.module.css';

interface PickingProps {
  readonly source: PickSource;
  readonly marks: MarksFacade;
  /** Called when the visitor follows a link to another page. */
  readonly onLeave: () => void;
}

/** The filters, and what was picked. */
export function Picking({ source, marks, onLeave }: PickingProps) {
  const { choice, choose, outcome, turn, again } = usePick(marks, source);
  const chooseAlso = (chosen: Partial<PickChoice>) => choose({ ...choice, ...chosen });
  return (
    <>
      <PickControls choice={choice} onChoose={chooseAlso} />
      <div className={styles.services}>
        <PickServices source={source} choice={choice} onChoose={chooseAlso} />
      </div>
      <div className={styles.outcome} aria-live="polite" aria-busy={!outcome}>
        {!outcome && <Spinner text="Picking..." />}
        {outcome?.status === 'picked' && (
          <PickTicket key={turn} picked={outcome} marks={marks} onAnother={again} onLeave={onLeave} />
        )}
        {outcome && outcome.status !== 'picked' && (
          <PickedNone status={outcome.status} onAgain={again} onShowAny={() => choose(ANY)} />
        )}
      </div>
    </>
  );
}
