import { useCallback } from 'react';
import type { SharedTitles } from '#application/sharing/shared-titles.ts';
import type { SharedTitle } from '#domain/sharing/shared-list.ts';
import { titleKey } from '#domain/title.ts';
import { LongGrid } from '../../components/list/long-list.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { SharedCard } from './shared-card.tsx';
import styles from './shared-card.module.css';

interface SharedGridProps {
  readonly name: string;
  readonly shared: readonly SharedTitle[];
  readonly titles: SharedTitles;
}

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
    <LongGrid
      label={name}
      items={shared}
      keyOf={titleKey}
      draw={draw}
      className={classNames(hasFacts && styles.withFacts, hasNotes && styles.withNotes)}
    />
  );
}
