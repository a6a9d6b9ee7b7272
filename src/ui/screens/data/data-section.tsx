import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './data-section.module.css';

interface DataSectionProps extends ComponentProps<'section'> {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One action that a visitor can do with their data. */
export function DataSection({ title, text, children, ...rest }: DataSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} {...rest}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
