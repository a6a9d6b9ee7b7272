import { useObservableEagerState } from 'observable-hooks';
import { useState, useCallback, useRef, type CSSProperties } from 'react';
import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import type { TitleKey } from '#domain/title.ts';
import { SectionFailure } from '../../components/feedback/failure.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { ImportButton } from '../../components/import/import-button.tsx';
import { LongList } from '../../components/list/long-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { Counted } from '../../components/page/counted.tsx';
import { OwnHead } from '../../components/page/head/own-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { byWhatIsNext, inKeptOrder, keptOrder, placedShows } from '../../components/shows/kept-order.ts';
import { type UsedUpNext, useUpNext } from '../../components/shows/use-up-next.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLatch } from '../../hooks/use-latch.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { UpNextAside } from './up-next-aside.tsx';
import { UpNextLine } from './up-next-line.tsx';
import styles from './up-next.module.css';

const TITLE = 'Up next';
const PLACEHOLDERS = 6;

/** How many of the shows were asked about, until all were (product.md, Up next: more). */
const progressOf = (used: UsedUpNext): string | undefined => {
  if (used.status !== 'known') return undefined;
  const { checked, followed } = used.state;
  return checked < followed.length ? checkedText(checked, followed.length) : undefined;
};

/** product.md, Up next: awaited. */
const PLACEHOLDERS_MAX = 10;
const NO_ORDER: readonly TitleKey[] = [];
const keyOf = ({ key }: UpNextShow): string => key;

/** Whether a show is a line of the list: what is next is, what may be, and a line that was ticked to its end while it is looked at. */
const isLine = (order: readonly TitleKey[]) => {
  const lines = new Set(order);
  return ({ key, now }: UpNextShow): boolean => lines.has(key) || now.status === 'next' || now.status === 'unknown';
};

/** The lines in their order, and the shows of which nothing is next. */
const useLines = (state: UpNextState) => {
  const [order, setOrder] = useState(NO_ORDER);
  const placed = placedShows(order, state);
  const lines = placed.filter(isLine(order));
  const now = keptOrder(order, lines);
  if (now !== order) setOrder(now);
  const kept = new Set(now);
  return {
    lines: inKeptOrder(now, lines),
    settled: placed.filter(({ key }) => !kept.has(key)).toSorted(byWhatIsNext),
    // One for each show that has no place yet: what was answered meanwhile keeps its room until all have one, and nothing moves.
    placeholders: state.awaited > 0 ? Math.min(state.followed.length - placed.length, PLACEHOLDERS_MAX) : 0,
  };
};

interface CheckMoreProps {
  readonly state: UpNextState;
  readonly onMore: () => void;
}

/** A way to ask about more (product.md, Up next: more). It keeps its room while the screen is open: nothing moves when it goes. */
function CheckMore({ state: { followed, checked, isAsking }, onMore }: CheckMoreProps) {
  const isPartial = checked < followed.length;
  const [hasRoom] = useLatch(isPartial);
  return (
    hasRoom && (
      <div className={styles.foot}>{isPartial && !isAsking && <Button onClick={onMore}>Check 10 more</Button>}</div>
    )
  );
}

interface UpNextSkeletonProps {
  readonly count: number;
  /** So many lines are left free above: a box that begins elsewhere would count as one that has moved. */
  readonly free?: number;
}

/** Placeholders of lines, in the same size. */
function UpNextSkeleton({ count, free }: UpNextSkeletonProps) {
  return (
    <ul className={styles.awaited} aria-busy="true" style={{ '--free': free } as CSSProperties}>
      {/* Counted from the end: as lines take their places, the first one goes, and the others stay where they are. */}
      {Array.from({ length: count }, (_, index) => (
        <li key={count - index} aria-hidden="true">
          <div className={styles.line}>
            <Placeholder className={styles.still} />
            <div className={styles.main}>
              <Placeholder className={styles.namePlaceholder} />
              <Placeholder className={styles.textPlaceholder} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** All shows that something was seen of, with what comes next (product.md, Up next: screen). */
function UpNextList({ shows, state }: { readonly shows: ShowsFacade; readonly state: UpNextState }) {
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useFocusAfterRemoval(region);
  const inPlace = useInPlace(region);
  const { lines, settled, placeholders } = useLines(state);
  const { stopped } = state;
  const draw = useCallback(
    (of: UpNextShow) => <UpNextLine of={of} shows={shows} onRemove={onRemove} />,
    [shows, onRemove],
  );
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      <div className={styles.split}>
        <div className={styles.followed}>
          {lines.length > 0 && (
            <LongList label="Up next" items={lines} keyOf={keyOf} draw={draw} className={styles.list} />
          )}
          {placeholders > 0 && <UpNextSkeleton count={placeholders} free={lines.length} />}
        </div>
        <UpNextAside {...{ shows, settled, stopped, onRemove }} />
      </div>
      <CheckMore state={state} onMore={inPlace(() => shows.upNext.askMore())} />
    </div>
  );
}

interface ContentsProps extends ReturnType<typeof useUpNext> {
  readonly isLoaded: boolean;
  readonly count: number;
}

function Contents({ used, retry, isLoaded, count }: ContentsProps) {
  if (used.status === 'missing') return <SectionFailure section={TITLE} heading="h3" onRetry={retry} />;
  if (!isLoaded || used.status === 'pending') {
    return (
      <div className={styles.split}>
        <UpNextSkeleton count={PLACEHOLDERS} />
      </div>
    );
  }
  return (
    <>
      {/* It says how a show comes here (product.md, Up next: empty). */}
      {count === 0 && (
        <Notice
          art="screen"
          title="Nothing is up next"
          text="Mark an episode of a show as seen: the one behind it is here from then on."
          actions={
            <>
              <ButtonLink to={addressOf('explore', { explore: 'tv' })} variant="primary">
                Find a show
              </ButtonLink>
              <ImportButton />
            </>
          }
        />
      )}
      {used.status === 'known' && <UpNextList shows={used.shows} state={used.state} />}
    </>
  );
}

/** The screen at `/up-next`: what comes next of the shows that the visitor follows (product.md, Up next: screen). */
export function UpNextScreen() {
  const isLoaded = useObservableEagerState(useApp().library.loader.loadState$).status !== 'pending';
  const episodes = useLibrary((library) => library.episodes);
  const count = followedShows(episodes).length;
  const upNext = useUpNext(true);
  const progress = progressOf(upNext.used);
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="The next episodes of the shows that you follow." />
      <OwnHead
        title={TITLE}
        value={progress ?? <Counted count={count} one="show" />}
        isValueKnown={isLoaded && upNext.used.status !== 'pending'}
        valueKey={progress ?? ''}
      />
      <Contents {...upNext} {...{ isLoaded, count }} />
    </>
  );
}
