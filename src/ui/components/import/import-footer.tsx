import type { Dispatch } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../form/button.tsx';
import type { ImportEvent, ImportFlow } from './import-flow.ts';
import { chosenOf, newCountOf, type ImportReview } from './import-review.ts';

interface ImportFooterProps {
  readonly flow: ImportFlow;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly isConverting: boolean;
  readonly onAdd: ImportFacade['add'];
  readonly onClose: () => void;
}

const WITH_FOOTER: ReadonlySet<ImportFlow['step']> = new Set(['recognised', 'review', 'take-along']);

export const hasFooter = ({ step }: ImportFlow): boolean => WITH_FOOTER.has(step);

/** Where the visitor can go from here. */
export function ImportFooter({ flow, dispatch, ...reviewed }: ImportFooterProps) {
  return (
    <>
      <Button variant="quiet" onClick={() => dispatch({ kind: 'start-over' })}>
        Choose other files
      </Button>
      {flow.step === 'recognised' && flow.reading.titles.length > 0 && (
        <Button variant="primary" onClick={() => dispatch({ kind: 'match' })}>
          Find the titles
        </Button>
      )}
      {flow.step === 'review' && <DoneButton review={flow.review} dispatch={dispatch} {...reviewed} />}
      {flow.step === 'take-along' && <Button onClick={() => dispatch({ kind: 'back' })}>Back to the review</Button>}
    </>
  );
}

interface DoneButtonProps extends Omit<ImportFooterProps, 'flow'> {
  readonly review: ImportReview;
}

/** What the review leads to. */
function DoneButton({ review, dispatch, isConverting, onAdd, onClose }: DoneButtonProps) {
  const count = newCountOf(review);
  if (count === 0)
    return (
      <Button key="close" onClick={onClose}>
        Close
      </Button>
    );
  const go = () => (isConverting ? dispatch({ kind: 'take-along' }) : onAdd(chosenOf(review), review.reading));
  return (
    <Button key="done" variant="primary" onClick={go}>
      {`${isConverting ? 'Convert' : 'Add'} ${countOf(count, 'title')}`}
    </Button>
  );
}
