import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatCount } from '#domain/format/format-count.ts';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import { Button } from '../../form/button.tsx';
import { Icon } from '../../form/icon.tsx';
import { ICONS } from '../../form/icons.ts';
import { Leader } from '../../page/leader.tsx';
import { GROUP_TEXTS, type Group } from '../group-texts.ts';
import styles from './review.module.css';

interface MatchGroupProps {
  readonly group: Group;
  readonly count: number;
  readonly isOpenAtFirst: boolean;
  /** Whether nothing of it is kept here (product.md, Import: only convert). */
  readonly isConverting: boolean;
  /** Draws the content of the row at this place of the group. */
  readonly draw: (place: number) => ReactNode;
  readonly actions?: ReactNode;
}

/** A group of the review: its name and its count, and its rows once it is open. */
export function MatchGroup(props: MatchGroupProps) {
  const { group, count, isOpenAtFirst } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst && count > 0);
  const { name } = GROUP_TEXTS[group];
  const line = (
    <>
      <span>{name}</span>
      <Leader />
      <span className={styles.number}>{formatCount(count)}</span>
    </>
  );
  return (
    <section className={styles.group} aria-labelledby={`${id}-name`}>
      <h4 id={`${id}-name`} className={styles.head}>
        {count === 0 ? (
          <span className={styles.line}>{line}</span>
        ) : (
          <button
            type="button"
            className={styles.line}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {line}
            <Icon path={ICONS.more} />
          </button>
        )}
      </h4>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Rows {...props} />}
      </div>
    </section>
  );
}

/** So many rows more are shown at a time. */
const MORE = 50;
/** So many are drawn in one frame: a slow phone would stand still for 50 of them. */
const SLICE = 10;

/** How much of a list is shown, and how much of that is drawn already. */
const useGrowingList = (count: number) => {
  const [wanted, setWanted] = useState(MORE);
  const [drawn, setDrawn] = useState(SLICE);
  const shown = Math.min(wanted, count);
  useEffect(() => {
    if (drawn >= shown) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + SLICE));
    return () => cancelAnimationFrame(frame);
  }, [drawn, shown]);
  return {
    shown,
    drawn: Math.min(drawn, shown),
    showMore: () => {
      setWanted(shown + MORE);
      setDrawn(shown + SLICE);
    },
  };
};

function Rows({ group, count, isConverting, draw, actions }: MatchGroupProps) {
  const { name, hint, converted = hint } = GROUP_TEXTS[group];
  const { shown, drawn, showMore } = useGrowingList(count);
  const [list, goOn] = useGoOn<HTMLUListElement>(':scope > li');
  return (
    <>
      <p className={styles.hint}>{isConverting ? converted : hint}</p>
      {actions}
      <ul ref={list} className={styles.rows} aria-label={name}>
        {Array.from({ length: drawn }, (_, place) => (
          <li key={place} tabIndex={-1}>
            {draw(place)}
          </li>
        ))}
      </ul>
      {shown < count && (
        <Button
          className={styles.more}
          onClick={() => goOn(shown, showMore)}
        >{`Show more (${formatCount(shown)} of ${formatCount(count)})`}</Button>
      )}
    </>
  );
}
