import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Leader } from './leader.tsx';
import styles from './credit-lines.module.css';

export interface CreditLine {
  readonly label: string;
  readonly value: ReactNode;
}

interface CreditLinesProps {
  readonly lines: readonly CreditLine[];
  readonly className?: string | undefined;
}

/** Names joined to their values by dotted lines, as on a playbill. */
export function CreditLines({ lines, className }: CreditLinesProps) {
  return (
    <dl className={classNames(styles.credits, className)}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>
            <span>{label}</span>
            <Leader className={styles.leader} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
