import { useDeferredValue, useRef } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Title } from '#domain/title.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { SectionFailure } from '../feedback/section-failure.tsx';
import { Section } from '../page/section.tsx';
import { CardRow } from './card-row.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { RowArrows } from './row-arrows.tsx';
import { TitleCards } from './title-cards.tsx';
import { useRowScroll } from './use-row-scroll.ts';
import styles from './title-row.module.css';

interface TitleRowProps {
  readonly title: string;
  readonly query: LoadableQuery<readonly Title[]>;
  /** Whether each card shows its place. */
  readonly ranked?: boolean;
  /** Whether an empty row disappears. Otherwise it says that it is empty. */
  readonly emptyIsHidden?: boolean;
  /** Whether posters that are visible before any scrolling are fetched at once. */
  readonly eager?: boolean;
}

/** product.md, Home: row skeleton. */
const PLACEHOLDERS = 8;

/**
 * A carousel of titles: placeholders, then cards. If the titles could not be loaded, it shows what the visitor can do
 * (product.md, Home: rows).
 */
export function TitleRow({ title, query, emptyIsHidden = true, ...cards }: TitleRowProps) {
  // A row is drawn when nothing more urgent is waiting.
  const state = useDeferredValue(useQuery(query));
  const { attach, ...scroll } = useRowScroll();
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button is about to disappear: the focus stays in the row.
    heading.current?.focus();
    query.retry();
  };
  const isEmpty = state.status === 'loaded' && state.value.length === 0;
  if (isEmpty && emptyIsHidden) return null;
  if (isEmpty || state.status === 'failed') {
    return (
      <Section title={title} headingRef={heading}>
        {isEmpty ? (
          <p className={styles.empty}>Nothing on the bill today.</p>
        ) : (
          <SectionFailure section={title} heading="h3" onRetry={retry} />
        )}
      </Section>
    );
  }
  return (
    <Section title={title} headingRef={heading} arrows={<RowArrows title={title} {...scroll} />}>
      <CardRow label={title} ref={attach} busy={state.status === 'loading'}>
        {state.status === 'loading' ? (
          <CardSkeleton count={PLACEHOLDERS} />
        ) : (
          <TitleCards titles={state.value} {...cards} />
        )}
      </CardRow>
    </Section>
  );
}
