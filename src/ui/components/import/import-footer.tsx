import type { Dispatch } from 'react';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../form/button.tsx';
import type { ImportEvent, ImportFlow } from './import-flow.ts';
import { chosenOf, newCountOf, type ImportReview } from './import-review.ts';

interface ImportFooterProps {
  readonly flow: ImportFlow;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly onAdd: ImportFacade['add'];
  readonly onClose: () => void;
}

export const hasFooter = ({ step }: ImportFlow): boolean => step === 'recognised' || step === 'review';

/** Where the visitor can go from here. */
export function ImportFooter({ flow, dispatch, onAdd, onClose }: ImportFooterProps) {
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
      {flow.step === 'review' && <AddButton review={flow.review} onAdd={onAdd} onClose={onClose} />}
    </>
  );
}

interface AddButtonProps extends Pick<ImportFooterProps, 'onAdd' | 'onClose'> {
  readonly review: ImportReview;
}

function AddButton({ review, onAdd, onClose }: AddButtonProps) {
  const count = newCountOf(review);
  if (count === 0)
    return (
      <Button key="close" onClick={onClose}>
        Close
      </Button>
    );
  return (
    <Button key="add" variant="primary" onClick={() => onAdd(chosenOf(review), review.reading)}>
      {`Add ${countOf(count, 'title')}`}
    </Button>
  );
}
