import { useCallback } from 'react';
import type { SharedTitles } from '#application/use-cases/links/shared-titles.ts';
import { printedTitle, type PrintedLine } from '#domain/format/printed-title.ts';
import type { SharedTitle } from '#domain/links/shared-list.ts';
import { titleKey } from '#domain/title.ts';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { SharedCard } from './shared-card.tsx';
import styles from './shared-card.module.css';

interface SharedGridProps {
  readonly name: string;
  readonly shared: readonly SharedTitle[];
  readonly titles: SharedTitles;
}

/** A title on paper, with its sender's note. Its name is known once it has been in sight. */
const printedShared = (shared: SharedTitle, titles: SharedTitles): PrintedLine => {
  const { state } = titles.queryOf(shared);
  const key = titleKey(shared);
  if (state.status !== 'loaded') return { key, name: 'Not loaded yet', note: shared.note };
  if (state.value === 'gone') return { key, name: 'No longer in the catalogue', note: shared.note };
  return printedTitle(state.value, shared.note);
};

/** Any number of titles of a shared list. All cards have room for what any of them says of its sender. */
export function SharedGrid({ name, shared, titles }: SharedGridProps) {
  const markOf = useMarkOf();
  const draw = useCallback(
    (title: SharedTitle) => <SharedCard shared={title} query={titles.queryOf(title)} mark={markOf(title)} />,
    [titles, markOf],
  );
  const hasFacts = shared.some(({ rating, seenOn }) => rating !== undefined || seenOn !== undefined);
  const hasNotes = shared.some(({ note }) => note !== undefined);
  return (
    <>
      <PrintedList lines={() => shared.map((title) => printedShared(title, titles))} />
      <LongGrid
        label={name}
        items={shared}
        keyOf={titleKey}
        draw={draw}
        className={classNames(hasFacts && styles.withFacts, hasNotes && styles.withNotes)}
      />
    </>
  );
}
