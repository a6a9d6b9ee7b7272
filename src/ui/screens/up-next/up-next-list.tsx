import { useCallback, useRef, useState } from 'react';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { titleOfShow } from '#domain/shows/title-of-show.ts';
import type { TitleKey } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { LineSkeleton } from '../../components/list/line-skeleton.tsx';
import { Lines } from '../../components/list/lines.tsx';
import { LongList } from '../../components/list/long-list.tsx';
import { useFocusAfterRemoval } from '../../components/list/use-focus-after-removal.ts';
import { Section } from '../../components/page/section.tsx';
import { inKeptOrder, keptOrder, placedShows } from '../../components/shows/kept-order.ts';
import { NextTick } from '../../components/shows/next-tick.tsx';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { UpNextLine } from './up-next-line.tsx';
import styles from './up-next.module.css';

interface UpNextListProps {
  readonly shows: ShowsFacade;
  readonly state: UpNextState;
}

interface ShowsProps extends Pick<UpNextListProps, 'shows'> {
  readonly onRemove: (button: Element) => void;
}

/** product.md, Up next: awaited. */
const PLACEHOLDERS_MAX = 10;
const NO_ORDER: readonly TitleKey[] = [];
const keyOf = ({ key }: UpNextShow): string => key;

function FollowedShows({ shows, state, onRemove }: ShowsProps & UpNextListProps) {
  const [order, setOrder] = useState(NO_ORDER);
  const items = placedShows(order, state);
  const now = keptOrder(order, items);
  if (now !== order) setOrder(now);
  // One for each show that has no place yet: what was answered meanwhile keeps its room until all have one, and nothing moves.
  const placeholders = state.awaited > 0 ? Math.min(state.followed.length - items.length, PLACEHOLDERS_MAX) : 0;
  const draw = useCallback(
    (of: UpNextShow) => (
      <UpNextLine
        of={of}
        isFollowed
        tick={<NextTick of={of} shows={shows} />}
        onChoose={(button) => {
          onRemove(button);
          shows.stopFollowing.execute(titleOfShow(of.show));
        }}
      />
    ),
    [shows, onRemove],
  );
  return (
    <div className={styles.followed}>
      {items.length > 0 && (
        <LongList label="Up next" items={inKeptOrder(now, items)} keyOf={keyOf} draw={draw} className={styles.list} />
      )}
      {placeholders > 0 && (
        <Lines busy free={items.length}>
          <LineSkeleton count={placeholders} />
        </Lines>
      )}
    </div>
  );
}

/** Those that are not followed, with their ticks. */
function StoppedShows({ shows, items, onRemove }: ShowsProps & { readonly items: readonly UpNextShow[] }) {
  const draw = useCallback(
    (of: UpNextShow) => (
      <UpNextLine
        of={of}
        isFollowed={false}
        onChoose={(button) => {
          onRemove(button);
          shows.stopFollowing.takeBack(titleOfShow(of.show));
        }}
      />
    ),
    [shows, onRemove],
  );
  return (
    <div className={styles.stopped}>
      <Section title="No longer followed">
        <LongList label="No longer followed" items={items} keyOf={keyOf} draw={draw} className={styles.list} />
      </Section>
    </div>
  );
}

interface CheckedProps {
  readonly state: UpNextState;
  readonly onMore: () => void;
}

/** How many were asked about, and a way to ask about more (product.md, Up next: more). It keeps its room: nothing moves when all are. */
function Checked({ state: { followed, checked, isAsking }, onMore }: CheckedProps) {
  const total = followed.length;
  return (
    <div className={styles.checked}>
      <p>{checkedText(checked, total)}</p>
      {checked < total && !isAsking && <Button onClick={onMore}>Check 10 more</Button>}
    </div>
  );
}

/** All shows that something was seen of, with what comes next (product.md, Up next: screen). */
export function UpNextList({ shows, state }: UpNextListProps) {
  const region = useRef<HTMLDivElement>(null);
  const onRemove = useFocusAfterRemoval(region);
  const inPlace = useInPlace(region);
  const { followed, stopped } = state;
  return (
    <div ref={region} className={styles.contents} tabIndex={-1}>
      {followed.length > 0 && (
        <>
          <Checked state={state} onMore={inPlace(() => shows.upNext.askMore())} />
          <FollowedShows shows={shows} state={state} onRemove={onRemove} />
        </>
      )}
      {stopped.length > 0 && <StoppedShows shows={shows} items={stopped} onRemove={onRemove} />}
    </div>
  );
}
