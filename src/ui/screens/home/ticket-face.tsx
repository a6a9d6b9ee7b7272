import { yearOrComingSoon } from '#domain/format/release-year.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type Title } from '#domain/title.ts';
import { Facts } from '../../components/page/facts.tsx';
import { ProviderRating } from '../../components/rating/provider-rating.tsx';
import { textAttributes } from '../../components/title/text-attributes.ts';
import { TitleName } from '../../components/title/title-name.tsx';
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
        <TitleName as="h2" className={styles.title} title={title} />
        <p className={styles.text} {...textAttributes(title.overview, title.overview_language)}>
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
