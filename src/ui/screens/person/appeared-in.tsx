import { countOf } from '#domain/format/numbers.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { LongGrid } from '../../parts/long-grid.tsx';
import { Section } from '../../parts/section.tsx';
import { TitleCard } from '../../parts/title-card.tsx';
import styles from './appeared-in.module.css';

interface AppearedInProps {
  readonly titles: readonly Title[];
}

const TITLE = 'Appeared In';

export function AppearedIn({ titles }: AppearedInProps) {
  if (titles.length === 0) return null;
  return (
    <Section title={TITLE} arrows={<span className={styles.count}>{countOf(titles.length, 'title')}</span>}>
      <LongGrid dense label={TITLE}>
        {titles.map((title) => (
          <TitleCard key={titleKey(title)} title={title} use="grid" />
        ))}
      </LongGrid>
    </Section>
  );
}
