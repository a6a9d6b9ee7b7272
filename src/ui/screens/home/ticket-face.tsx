import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { titleName, type Title } from '#domain/title.ts';
import { Facts } from '../../components/page/facts.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useMark } from '../../hooks/use-mark.ts';
import styles from './ticket-face.module.css';

interface TicketFaceProps {
  readonly title: Title;
}

/** The content of a slide's ticket. */
export function TicketFace({ title }: TicketFaceProps) {
  const { clock } = useApp();
  const mark = useMark(title);
  return (
    <div className={styles.face}>
      <div>
        <h2 className={styles.title} dir="auto">
          {titleName(title)}
        </h2>
        <p className={styles.text} dir="auto">
          {title.overview}
        </p>
      </div>
      <Facts
        className={styles.facts}
        facts={[
          { label: 'Rating', value: <ProviderRating title={title} mark={mark} look="text" showNone /> },
          { label: 'Year', value: yearOrComingSoon(title, clock.now()) },
          { label: 'Type', value: typeLabel(title.media_type) },
        ]}
      />
    </div>
  );
}
