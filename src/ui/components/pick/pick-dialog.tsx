import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import { pickCandidatesOf, type PickChoice, type PickSource } from '#domain/discovery/pick.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { JustWatchCredit } from '../watch/just-watch-credit.tsx';
import { ServicesSwitch } from '../watch/lists/services-switch.tsx';
import { useWatchChoice } from '../watch/lists/use-watch-choice.ts';
import { PickControls } from './pick-controls.tsx';
import { ANY } from './pick-options.ts';
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

interface PickServicesProps {
  readonly source: PickSource;
  readonly choice: PickChoice;
  readonly onChoose: (chosen: Partial<PickChoice>) => void;
}

/** Picks only of what is known to be on the visitor's services (product.md, Where to watch: pick). */
function PickServices({ source, choice: { among }, onChoose }: PickServicesProps) {
  const { library, clock } = useApp();
  const services = useWatchChoice();
  const withWatch = useFacade('watch');
  if (!services) return null;
  const choose = () =>
    withWatch(({ checkServices }) => {
      const titles = pickCandidatesOf(library.library, source, clock.now()).map(({ title }) => title);
      void checkServices.known(titles, services).then((known) => onChoose({ among: known }));
    });
  return (
    <>
      <ServicesSwitch
        isOffered
        isOn={among !== undefined}
        toggle={() => (among ? onChoose({ among: undefined }) : void choose())}
      />
      {among && <JustWatchCredit />}
    </>
  );
}

/** Each is made once: the same choice again is another request. */
interface Request {
  readonly choice: PickChoice;
}

interface Turn extends Request {
  readonly outcome: PickOutcome;
  readonly number: number;
}

interface Pick extends Request {
  readonly choose: (choice: PickChoice) => void;
  /** Undefined while it is worked out for another choice; what was picked before for the same one stays until then. */
  readonly outcome: PickOutcome | undefined;
  /** Another number for each pick. */
  readonly turn: number;
  readonly again: () => void;
}

/** Picks at once, whenever the choice changes, and again. */
const usePick = ({ pickTitle }: MarksFacade, source: PickSource): Pick => {
  const [request, setRequest] = useState<Request>({ choice: ANY });
  const [last, setLast] = useState<Turn>();
  useEffect(() => {
    let isCurrent = true;
    const pick = async ({ choice }: Request) => {
      const outcome = await pickTitle.execute(source, choice);
      if (isCurrent) setLast((before) => ({ choice, outcome, number: (before?.number ?? 0) + 1 }));
    };
    void pick(request);
    return () => {
      isCurrent = false;
    };
  }, [pickTitle, source, request]);
  const { choice } = request;
  return {
    choice,
    choose: (chosen) => setRequest({ choice: chosen }),
    outcome: last?.choice === choice ? last.outcome : undefined,
    turn: last?.number ?? 0,
    again: () => setRequest({ choice }),
  };
};

/** The filters, and what was picked. */
function Picking({ source, marks, onLeave }: PickingProps) {
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

/** One title of a list of the visitor's, by chance (product.md, Pick: titles). */
export function PickDialog({ source, onClose }: PickDialogProps) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  // Before the library is there, there would seem to be nothing to pick.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog open onClose={onClose} title="Pick one for me" size="wide">
      {marks && status !== 'pending' ? <Picking source={source} marks={marks} onLeave={onClose} /> : <Spinner />}
    </Dialog>
  );
}
