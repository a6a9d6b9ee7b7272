import { Fragment, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { Leader } from '../../page/leader.tsx';
import styles from './filter-form.module.css';

/** The parts of the form, in their order. The last one is folded. */
const OPEN_PARTS = ['Years', 'Rating', 'Runtime', 'Genre'] as const;
export type FilterPart = (typeof OPEN_PARTS)[number] | 'More filters';

/** What is drawn of a filter. */
export interface FormField {
  readonly key: string;
  readonly part: FilterPart;
  readonly isOn: boolean;
  readonly field: ReactNode;
}

function Part({ name, children }: { readonly name: (typeof OPEN_PARTS)[number]; readonly children: ReactNode }) {
  const id = useId();
  const hint = name === 'Genre' ? 'Press once for with, again for without' : undefined;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={hint && `${id}-hint`}>
      <div className={styles.legend}>
        <h3 id={id}>{name}</h3>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
      </div>
      <div className={name === 'Years' ? styles.years : undefined}>{children}</div>
    </div>
  );
}

/** It is open from the start where something in it is on. */
function Fold({ fields }: { readonly fields: readonly FormField[] }) {
  const on = fields.filter(({ isOn }) => isOn).length;
  const [isOpen] = useState(on > 0);
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <span>More filters</span>
        <Leader />
        <small>{on > 0 ? `${on} in use` : `${fields.length}, none in use`}</small>
      </summary>
      <div className={styles.folded}>
        {fields.map(({ key, field }) => (
          <Fragment key={key}>{field}</Fragment>
        ))}
      </div>
    </details>
  );
}

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

/** The filters of a listing or of a list, as its table has them (product.md, Explore: filters) (product.md, Lists: filters). */
function FilterForm({ fields, switches }: Pick<FiltersDialogProps, 'fields' | 'switches'>) {
  const drawn = fields.filter(({ field }) => field !== null);
  const of = (part: FilterPart) => drawn.filter((each) => each.part === part);
  const more = of('More filters');
  return (
    <div className={styles.form}>
      {OPEN_PARTS.map((part) => {
        const own = of(part);
        if (own.length === 0) return null;
        return (
          <Part key={part} name={part}>
            {own.map(({ key, field }) => (
              <div key={key}>{field}</div>
            ))}
          </Part>
        );
      })}
      {switches}
      {more.length > 0 && <Fold fields={more} />}
    </div>
  );
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
      <FilterForm fields={fields} switches={switches} />
      {children}
      <p role="status" className="sr">
        {isCounted && show}
      </p>
    </Dialog>
  );
}
