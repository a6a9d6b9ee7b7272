import { nextTask } from '#application/time/next-task.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ChosenMatch } from '#domain/import/title-match.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useStepFocus } from '../../hooks/focus/use-step-focus.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Hidden } from '../page/hidden.tsx';
import { groupCounts } from './group-texts.ts';
import { type ImportFlow, takesFiles } from './import-flow.ts';
import { ImportFooter, hasFooter } from './import-footer.tsx';
import { ImportStep } from './import-step.tsx';
import { readingSummary } from './reading-texts.ts';
import { PASTED_DRAFT } from './steps/choose-step.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useImport } from './use-import.ts';
import styles from './steps/steps.module.css';

interface ImportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called before titles are added. */
  readonly onAdd: () => void;
}

/** What is said of a step to those who listen. What matching says is its own. */
const announcementOf = (flow: ImportFlow): string => {
  if ('pending' in flow && flow.pending) return 'Reading...';
  if (flow.step === 'recognised') return readingSummary(flow.reading);
  return flow.step === 'review' ? groupCounts(flow.review) : '';
};

function Announcement({ flow }: { readonly flow: ImportFlow }) {
  return (
    <p role="status">
      <Hidden>{announcementOf(flow)}</Hidden>
    </p>
  );
}

/** Said at each step but the one at which it is chosen (product.md, Import: only convert). */
function OnlyConverting({ flow }: { readonly flow: ImportFlow }) {
  return flow.step !== 'choosing' && <p className={styles.kept}>Only converting: nothing of this is kept.</p>;
}

type Closing = Omit<ImportDialogProps, 'isOpen'> & { readonly startOver: () => void };

/** Adds what was chosen, once the dialog is closed. */
const useAdding = ({ startOver, onClose, onAdd }: Closing, opened: Pick<ImportFacade, 'add'> | undefined) => {
  const { draftMemory } = useApp();
  return async (chosen: readonly ChosenMatch[], reading: ImportReading) => {
    draftMemory.remember(PASTED_DRAFT, '');
    startOver();
    onClose();
    onAdd();
    // To add thousands takes a moment: the dialog does not wait for it.
    await nextTask();
    opened?.add(chosen, reading);
  };
};

/**
 * Brings the visitor's lists from elsewhere (product.md, Import: steps). Nothing changes before 'Add' is pressed. What was
 * decided in the review is there again when the dialog is (product.md, Import: closing).
 */
export function ImportDialog({ isOpen, onClose, onAdd }: ImportDialogProps) {
  const importing = useImport();
  const { flow, dispatch, opened, isConverting, read } = importing;
  // Of several tables each is a step of its own.
  const place = useStepFocus(flow.step === 'columns' ? flow.table.key : flow.step, isOpen);
  const isDraggedOver = useFileDrop(isOpen, (files) => takesFiles(flow) && read(files));
  const startOver = () => dispatch({ kind: 'start-over' });
  const close = () => {
    if (flow.step !== 'review' && flow.step !== 'take-along') startOver();
    onClose();
  };
  const add = useAdding({ startOver, onClose, onAdd }, opened);

  if (!isOpen) return null;
  return (
    <Dialog
      onClose={close}
      title="Bring your lists"
      size="wide"
      footer={
        hasFooter(flow) && (
          <ImportFooter
            {...{ flow, dispatch, isConverting }}
            onAdd={(...added) => void add(...added)}
            onClose={close}
          />
        )
      }
    >
      <Announcement flow={flow} />
      {isConverting && <OnlyConverting flow={flow} />}
      <div ref={place}>
        <ImportStep {...importing} isDraggedOver={isDraggedOver} />
      </div>
    </Dialog>
  );
}
