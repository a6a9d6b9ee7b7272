import { printedTitle } from '#domain/format/printed-title.ts';
import type { MarkedTitle } from '#domain/library/mark.ts';
import { titleKey } from '#domain/title.ts';
import { LongGrid, LongList } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { SeenCard } from './seen-card.tsx';
import { SeenLine } from './seen-line.tsx';
import saved from './saved-titles.module.css';

interface SeenTitlesProps {
  readonly label: string;
  readonly look: ListLook;
  readonly titles: readonly MarkedTitle[];
}

const drawCard = (title: MarkedTitle) => <SeenCard title={title} />;
const drawLine = (title: MarkedTitle) => <SeenLine title={title} />;

/** Any number of marked titles, as cards or as lines. */
export function SeenTitles({ label, look, titles }: SeenTitlesProps) {
  const items = { label, items: titles, keyOf: titleKey };
  return (
    <>
      <PrintedList lines={() => titles.map((title) => printedTitle(title, title.note))} />
      {look === 'grid' ? (
        <LongGrid {...items} draw={drawCard} />
      ) : (
        <LongList {...items} draw={drawLine} className={saved.list} />
      )}
    </>
  );
}
