import { useCallback } from 'react';
import type { LinkTitles } from '#application/use-cases/links/link-titles.ts';
import { printedTitle, type PrintedLine } from '#domain/format/printed-title.ts';
import type { LinkTitle } from '#domain/links/link-list.ts';
import { titleKey } from '#domain/title.ts';
import { LongGrid } from '../../components/list/long-list.tsx';
import { PrintedList } from '../../components/list/printed-list.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { LinkCard } from './link-card.tsx';
import styles from './link-card.module.css';

interface LinkGridProps {
  readonly name: string;
  readonly theirs: readonly LinkTitle[];
  readonly titles: LinkTitles;
}

/** A title on paper, with its sender's note. Its name is known once it has been in sight. */
const printedLine = (shared: LinkTitle, titles: LinkTitles): PrintedLine => {
  const { state } = titles.queryOf(shared);
  const key = titleKey(shared);
  if (state.status !== 'loaded') return { key, name: 'Not loaded yet', note: shared.note };
  if (state.value === 'gone') return { key, name: 'No longer in the catalogue', note: shared.note };
  return printedTitle(state.value, shared.note);
};

/** Any number of titles of a shared list. All cards have room for what any of them says of its sender. */
export function LinkGrid({ name, theirs: shared, titles }: LinkGridProps) {
  const markOf = useMarkOf();
  const draw = useCallback(
    (title: LinkTitle) => <LinkCard theirs={title} query={titles.queryOf(title)} mark={markOf(title)} />,
    [titles, markOf],
  );
  const hasFacts = shared.some(({ rating, seenOn }) => rating !== undefined || seenOn !== undefined);
  const hasNotes = shared.some(({ note }) => note !== undefined);
  return (
    <>
      <PrintedList lines={() => shared.map((title) => printedLine(title, titles))} />
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
