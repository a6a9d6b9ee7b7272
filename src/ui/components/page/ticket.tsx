import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ticket.module.css';

interface TicketProps extends ComponentProps<'div'> {
  /** The part with the visitor's actions. The body holds the facts. */
  readonly stub: ReactNode;
  readonly bodyClassName?: string | undefined;
  readonly stubClassName?: string | undefined;
}

/** A paper ticket: a body and a stub, with a perforation between them. */
export function Ticket({ stub, className, bodyClassName, stubClassName, children, ...rest }: TicketProps) {
  return (
    <div className={classNames(styles.ticket, className)} data-ground="ticket" {...rest}>
      <div className={classNames(styles.body, bodyClassName)}>{children}</div>
      <div className={classNames(styles.stub, stubClassName)}>{stub}</div>
    </div>
  );
}
