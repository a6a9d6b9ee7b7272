import type { ReactNode } from 'react';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { FilterForm, type FormField } from './filter-form.tsx';
import styles from './filter-form.module.css';

interface FiltersDialogProps {
  readonly fields: readonly FormField[];
  /** Switches beside the filters. */
  readonly switches?: ReactNode;
  /** What is pressed to see what is left, with its number once that is known. */
  readonly show: string;
  readonly isCounted: boolean;
  readonly onShow: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** What is below the filters. */
  readonly children?: ReactNode;
}

/** The filters of a listing or of a list. Nothing that is chosen counts before it is shown; leaving takes it back. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { fields, switches, show, isCounted, onShow, onClear, onClose, children } = props;
  const footer = (
    <>
      <Button variant="quiet" className={styles.clear} onClick={onClear}>
        Clear all
      </Button>
      <Button
        variant="primary"
        onClick={() => {
          onShow();
          onClose();
        }}
      >
        {show}
      </Button>
    </>
  );
  return (
    <Dialog onClose={onClose} title="Filters" footer={footer}>
      <FilterForm fields={fields}>{switches}</FilterForm>
      {children}
      <p role="status" className="sr">
        {isCounted && show}
      </p>
    </Dialog>
  );
}
