import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { Button } from '../form/button.tsx';
import type { ImportFlow } from './import-flow.ts';
import { chosenOf, newCountOf } from './import-review.ts';
import type { Importing } from './use-import.ts';

interface ImportFooterProps {
  readonly importing: Pick<Importing, 'flow' | 'dispatch' | 'isConverting'>;
  readonly onAdd: ImportFacade['add'];
  readonly onClose: () => void;
}

const WITH_FOOTER: ReadonlySet<ImportFlow['step']> = new Set(['recognised', 'review', 'take-along']);

export const hasFooter = ({ step }: ImportFlow): boolean => WITH_FOOTER.has(step);

/** Where the visitor can go from here. */
export function ImportFooter({ importing: { flow, dispatch, isConverting }, onAdd, onClose }: ImportFooterProps) {
  const review = flow.step === 'review' ? flow.review : undefined;
  const count = review && newCountOf(review);
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
      {count === 0 && (
        <Button key="close" onClick={onClose}>
          Close
        </Button>
      )}
      {review && count && (
        <Button
          key="done"
          variant="primary"
          onClick={() => (isConverting ? dispatch({ kind: 'take-along' }) : onAdd(chosenOf(review), review.reading))}
        >
          {`${isConverting ? 'Convert' : 'Add'} ${countOf(count, 'title')}`}
        </Button>
      )}
      {flow.step === 'take-along' && <Button onClick={() => dispatch({ kind: 'back' })}>Back to the review</Button>}
    </>
  );
}
