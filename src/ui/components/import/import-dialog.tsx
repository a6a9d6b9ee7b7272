import { nextTask } from '#application/time/next-task.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useStepFocus } from '../../hooks/focus/use-step-focus.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Hidden } from '../page/hidden.tsx';
import { groupCounts } from './group-texts.ts';
import type { ImportFlow } from './import-flow.ts';
import { ImportFooter, hasFooter } from './import-footer.tsx';
import { ImportStep } from './import-step.tsx';
import { readingSummary } from './reading-texts.ts';
import { PASTED_DRAFT } from './steps/choose-step.tsx';
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

/**
 * Brings the visitor's lists from elsewhere (product.md, Import: steps). Nothing changes before 'Add' is pressed. What was
 * decided in the review is there again when the dialog is (product.md, Import: closing).
 */
export function ImportDialog({ isOpen, onClose, onAdd }: ImportDialogProps) {
  const { draftMemory } = useApp();
  const importing = useImport(isOpen);
  const { flow, dispatch, opened, isConverting } = importing;
  // Of several tables each is a step of its own.
  const place = useStepFocus(flow.step === 'columns' ? flow.table.key : flow.step, isOpen);
  const startOver = () => dispatch({ kind: 'start-over' });
  const close = () => {
    if (flow.step !== 'review' && flow.step !== 'take-along') startOver();
    onClose();
  };
  const add: ImportFacade['add'] = (...chosen) => {
    draftMemory.remember(PASTED_DRAFT, '');
    startOver();
    onClose();
    onAdd();
    // To add thousands takes a moment: the dialog does not wait for it.
    void nextTask().then(() => opened?.add(...chosen));
  };

  if (!isOpen) return null;
  const footer = hasFooter(flow) && <ImportFooter importing={importing} onAdd={add} onClose={close} />;
  return (
    <Dialog onClose={close} title="Bring your lists" size="wide" footer={footer}>
      <p role="status">
        <Hidden>{announcementOf(flow)}</Hidden>
      </p>
      {/* Said at each step but the one at which it is chosen (product.md, Import: only convert). */}
      {isConverting && flow.step !== 'choosing' && (
        <p className={styles.kept}>Only converting: nothing of this is kept.</p>
      )}
      <div ref={place}>
        <ImportStep importing={importing} />
      </div>
    </Dialog>
  );
}
