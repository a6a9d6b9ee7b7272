import type { Loadable } from '#application/queries/loadable-query.ts';
import type { Credits } from '#domain/credits.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import styles from './marks-place.module.css';

const TitleMarks = latePart(() => import('./marks/title-marks.tsx'), 'TitleMarks');

interface MarksPlaceProps {
  readonly title?: TitleDetails;
  readonly credits?: Loadable<Credits>;
}

/** The place of what a visitor says of a title. Its code comes late, and nothing moves then (product.md, Marks: actions). */
export function MarksPlace({ title, credits }: MarksPlaceProps) {
  return (
    <div className={styles.place} role="group" aria-label="Seen, rating and note">
      {title && <TitleMarks title={title} credits={credits} />}
    </div>
  );
}
