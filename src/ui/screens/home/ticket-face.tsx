import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { ratingText } from '#domain/rating-tier.ts';
import { titleName, type Title } from '#domain/title.ts';
import { classNames } from '../../components/page/class-names.ts';
import { Facts } from '../../components/page/facts.tsx';
import { useApp } from '../../hooks/app-context.ts';
import styles from './ticket-face.module.css';

interface TicketFaceProps {
  readonly title: Title;
  /** Whether the face is visible. Otherwise it only reserves its room. */
  readonly isShown: boolean;
}

/** The content of a slide's ticket. */
export function TicketFace({ title, isShown }: TicketFaceProps) {
  const { clock } = useApp();
  return (
    <div className={classNames(styles.face, !isShown && styles.kept)}>
      <div>
        <h2 className={styles.title} dir="auto">
          {titleName(title)}
        </h2>
        <p className={styles.text} dir="auto">
          {title.overview}
        </p>
      </div>
      <Facts
        facts={[
          { label: 'Rating', value: ratingText(title) },
          { label: 'Year', value: yearOrComingSoon(title, clock.now()) },
          { label: 'Type', value: typeLabel(title.media_type) },
        ]}
      />
    </div>
  );
}
