import { useDeferredValue, useRef } from 'react';
import type { Loadable, LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Title } from '#domain/title.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { SectionFailure } from '../feedback/failure.tsx';
import { Section } from '../page/section.tsx';
import { CardRow } from './card-row.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { RowArrows } from './row-arrows.tsx';
import { TitleCards, type TitleCardsProps } from './title-cards.tsx';
import { useDrawnRow } from './use-drawn-row.ts';
import card from './card.module.css';
import styles from './title-row.module.css';

interface TitleRowProps extends Pick<TitleCardsProps, 'ranked' | 'hidden'> {
  readonly title: string;
  readonly query: LoadableQuery<readonly Title[]>;
  /** Whether the row goes when nothing is in it; otherwise it says so. */
  readonly emptyIsHidden?: boolean;
  /** Whether the row is drawn, and the posters that are seen before any scrolling are fetched, at once. */
  readonly eager?: boolean;
}

/** A carousel of titles: placeholders, then cards, or what to do when they could not be loaded (product.md, Home: rows). */
export function TitleRow({ title, query, emptyIsHidden = true, eager = false, ranked, hidden }: TitleRowProps) {
  // A row is drawn when nothing more urgent is to be.
  const state = useDeferredValue(useQuery(query));
  const { scroll, attach, reach, ...drawn } = useDrawnRow(eager);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button is about to go: the focus stays in the row.
    heading.current?.focus();
    query.retry();
  };
  const isEmpty = state.status === 'loaded' && state.value.length === 0;
  if (isEmpty && emptyIsHidden) return null;
  const isFilled = !isEmpty && state.status !== 'failed';
  return (
    <Section title={title} headingRef={heading} arrows={isFilled && <RowArrows title={title} {...scroll} />}>
      {isFilled ? (
        <CardRow label={title} ref={attach} busy={state.status === 'loading'} onReach={reach}>
          <Cards state={state} {...drawn} ranked={ranked} eager={eager} hidden={hidden} />
        </CardRow>
      ) : (
        <RowNotice title={title} state={state} onRetry={retry} />
      )}
    </Section>
  );
}

interface RowNoticeProps {
  readonly title: string;
  readonly state: Loadable<readonly Title[]>;
  readonly onRetry: () => void;
}

/** What stands in a row without cards. */
function RowNotice({ title, state, onRetry }: RowNoticeProps) {
  if (state.status === 'failed')
    return <SectionFailure section={title} heading="h3" error={state.error} onRetry={onRetry} />;
  return <p className={styles.empty}>Nothing on the bill today.</p>;
}

interface CardsProps extends Omit<TitleCardsProps, 'titles'> {
  readonly state: Exclude<Loadable<readonly Title[]>, { readonly status: 'failed' }>;
  /** Without it, far from the window, only the row's place is in the page, as high as the row will be. */
  readonly isNamed: boolean;
}

function Cards({ state, isNamed, ...cards }: CardsProps) {
  if (!isNamed && !cards.isWhole) return <li className={card.card} aria-hidden="true" />;
  if (state.status === 'loading') return <CardSkeleton />;
  return <TitleCards titles={state.value} {...cards} />;
}
