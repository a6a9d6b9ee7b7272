import { useId, type ReactNode, type Ref } from 'react';
import { Leader } from './leader.tsx';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** A count, or controls, at the end of the heading's line. */
  readonly arrows?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A named part of a screen: heading, dotted line and content. */
export function Section({ title, level = 2, arrows, headingRef, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        <Leader className={styles.leader} />
        {arrows}
      </div>
      {children}
    </section>
  );
}
