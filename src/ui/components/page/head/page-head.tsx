import type { ReactNode } from 'react';
import { textAttributes } from '../../title/text-attributes.ts';
import { classNames } from '../class-names.ts';
import { Hidden } from '../hidden.tsx';
import { Leader } from '../leader.tsx';
import { Placeholder } from '../placeholder.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Undefined while it is loaded: a placeholder stands for it. */
  readonly title: string | undefined;
  /** Of the title, where that is the catalogue's and says it. */
  readonly language?: string | undefined;
  /** The value at the other end of the dotted line. */
  readonly value?: ReactNode;
  /** Whether the value is known. Until then, it only reserves its place. */
  readonly isValueKnown?: boolean;
  /** Of a value that changes: each is a new element, which does not move into place. */
  readonly valueKey?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A screen's heading. It takes the focus when the screen is opened. */
export function PageHead(props: PageHeadProps) {
  const { title, language, value, isValueKnown = true, valueKey, className, children } = props;
  return (
    <div className={classNames(styles.head, className)}>
      {/* The same element throughout, so that the focus on it stays. */}
      <h1 tabIndex={-1} {...textAttributes(title ?? '', language)}>
        {title ?? (
          <>
            <Hidden>Loading...</Hidden>
            <Placeholder className={styles.titlePlaceholder} />
          </>
        )}
      </h1>
      {/* Another element once the title is known, so that it does not move into place. */}
      <Leader key={title === undefined ? 'unnamed' : 'named'} className={styles.leader} />
      {value !== undefined && (
        // A known value is a new element, so that it does not move into place.
        <p key={`${isValueKnown} ${valueKey}`} className={classNames(styles.value, !isValueKnown && styles.unknown)}>
          {value}
        </p>
      )}
      {children}
    </div>
  );
}
