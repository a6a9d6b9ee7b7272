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
export function MatchGroup({ group, count, isOpenAtFirst, isConverting, draw, actions }: MatchGroupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst && count > 0);
  const { name, hint, converted = hint } = GROUP_TEXTS[group];
  return (
    <section className={styles.group} aria-labelledby={`${id}-name`}>
      <h4 id={`${id}-name`} className={styles.head}>
        <Head name={name} count={count} isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)} />
      </h4>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={styles.hint}>{isConverting ? converted : hint}</p>
            {actions}
            <Rows name={name} count={count} draw={draw} />
          </>
        )}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly name: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}

function Head({ name, count, isOpen, controls, onToggle }: HeadProps) {
  const line = (
    <>
      <span>{name}</span>
      <Leader />
      <span className={styles.number}>{formatCount(count)}</span>
    </>
  );
  if (count === 0) return <span className={styles.line}>{line}</span>;
  return (
    <button type="button" className={styles.line} aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      {line}
      <Icon path={ICONS.more} />
    </button>
  );
}

type RowsProps = Pick<MatchGroupProps, 'count' | 'draw'> & { readonly name: string };

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

function Rows({ name, count, draw }: RowsProps) {
  const { shown, drawn, showMore } = useGrowingList(count);
  const [list, goOn] = useGoOn<HTMLUListElement>(':scope > li');
  return (
    <>
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
