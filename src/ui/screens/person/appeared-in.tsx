import { useCallback } from 'react';
import { countOf } from '#domain/format/format-count.ts';
import { printedTitle } from '#domain/format/printed-title.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { useMarkOf } from '../../hooks/use-mark.ts';
import styles from './appeared-in.module.css';

interface AppearedInProps {
  readonly titles: readonly Title[];
  /** The number of titles, those included that are hidden. */
  readonly total: number;
}

const TITLE = 'Appeared In';

export function AppearedIn({ titles, total }: AppearedInProps) {
  const markOf = useMarkOf();
  const drawCard = useCallback(
    (title: Title) => <TitleCardContents title={title} use="grid" mark={markOf(title)} />,
    [markOf],
  );
  if (total === 0) return null;
  return (
    <Section title={TITLE} arrows={<span className={styles.count}>{countOf(total, 'title')}</span>}>
      <PrintedList lines={() => titles.map((title) => printedTitle(title, markOf(title)?.note))} />
      <LongGrid dense label={TITLE} items={titles} keyOf={titleKey} draw={drawCard} />
    </Section>
  );
}
