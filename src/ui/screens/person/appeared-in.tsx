import { countOf } from '#domain/format/format-count.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { Section } from '../../components/page/section.tsx';
import styles from './appeared-in.module.css';

interface AppearedInProps {
  readonly titles: readonly Title[];
}

const TITLE = 'Appeared In';

const drawCard = (title: Title) => <TitleCardContents title={title} use="grid" />;

export function AppearedIn({ titles }: AppearedInProps) {
  if (titles.length === 0) return null;
  return (
    <Section title={TITLE} arrows={<span className={styles.count}>{countOf(titles.length, 'title')}</span>}>
      <LongGrid dense label={TITLE} items={titles} keyOf={titleKey} draw={drawCard} />
    </Section>
  );
}
