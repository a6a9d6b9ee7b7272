import { Fragment, type ReactNode, useId, useState } from 'react';
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

interface FilterFormProps {
  readonly fields: readonly FormField[];
  /** Switches that are no filters of the table. */
  readonly children?: ReactNode;
}

interface PartProps {
  readonly name: (typeof OPEN_PARTS)[number];
  readonly children: ReactNode;
}

function Part({ name, children }: PartProps) {
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

interface FoldProps {
  readonly fields: readonly FormField[];
}

/** It is open from the start where something in it is on. */
function Fold({ fields }: FoldProps) {
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

/** The filters of a listing or of a list, as its table has them (product.md, Explore: filters) (product.md, Lists: filters). */
export function FilterForm({ fields, children }: FilterFormProps) {
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
      {children}
      {more.length > 0 && <Fold fields={more} />}
    </div>
  );
}
