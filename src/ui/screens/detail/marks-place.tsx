import { Suspense } from 'react';
import type { TitleDetails } from '#domain/title-details.ts';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import styles from './marks-place.module.css';

const { Component: TitleMarks } = lateComponent(() => import('./marks/title-marks.tsx'), 'TitleMarks', Nothing);

/** The place of what a visitor says of a title. Its code comes late, and nothing moves then (product.md, Marks: actions). */
export function MarksPlace({ title }: { readonly title?: TitleDetails }) {
  return (
    <div className={styles.place} role="group" aria-label="Seen, rating and note">
      {title && (
        <Suspense>
          <TitleMarks title={title} />
        </Suspense>
      )}
    </div>
  );
}
