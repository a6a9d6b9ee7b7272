import { type ReactNode, useRef, useState } from 'react';
import type { UpNextShow } from '#application/use-cases/shows/cached-shows.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { nextText } from '#domain/shows/next-text.ts';
import { isOver } from '#domain/shows/ticking.ts';
import { titleOfShow } from '#domain/shows/watched-show.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { Leader } from '../../components/page/leader.tsx';
import { Link } from '../../components/page/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { TitleName } from '../../components/title/title-name.tsx';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { ShowMenu } from './up-next-line.tsx';
import styles from './up-next.module.css';

interface AsideProps {
  readonly shows: ShowsFacade;
  /** Followed shows of which nothing is next. */
  readonly settled: readonly UpNextShow[];
  readonly stopped: readonly UpNextShow[];
  readonly onRemove: (button: Element) => void;
}

const isAtEnd = ({ now, known }: UpNextShow): boolean => now.status === 'none' && isOver(known?.status);

const isGone = ({ now }: UpNextShow): boolean => now.status === 'gone';

/** What is said of a show where nothing is next: the episode and its day, or that all was seen. */
const textOf = (of: UpNextShow): string => {
  const { now, progress } = of;
  if (isAtEnd(of) && progress) return `All ${countOf(progress.total, 'episode')} seen`;
  return nextText(now);
};

/** So many of a kind stand beside the lines; the others when they are asked for. */
const FEW = 20;

interface PartProps {
  readonly title: string;
  readonly items: readonly UpNextShow[];
  /** Whether it is said how many they are. */
  readonly isCounted?: boolean;
  /** What stands at the end of a show's line, and below it. */
  readonly renderRest: (of: UpNextShow) => ReactNode;
}

/** Shows of one kind; absent where there is none. */
function Part({ title, items, isCounted = true, renderRest }: PartProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = useInPlace(list)(() => setWhole(true));
  if (items.length === 0) return null;
  return (
    <Section title={title} arrows={isCounted && <p className={styles.count}>{countOf(items.length, 'show')}</p>}>
      <ul ref={list} tabIndex={-1} aria-label={title} className={styles.settled}>
        {(isWhole ? items : items.slice(0, FEW)).map((of) => (
          <li key={of.key}>
            <h3>
              <Link to={titlePath(titleOfShow(of.show))} className={styles.asideName}>
                <TitleName title={titleOfShow(of.show)} />
              </Link>
            </h3>
            <Leader className={styles.leader} />
            <div className={styles.rest}>{renderRest(of)}</div>
          </li>
        ))}
      </ul>
      {!isWhole && items.length > FEW && <Button onClick={showAll}>{`Show all ${formatCount(items.length)}`}</Button>}
    </Section>
  );
}

/** The shows of which nothing is next: those that go on, by their day, those that were seen to their end, those that are gone, and those that are not followed. */
export function UpNextAside({ settled, stopped, shows, onRemove }: AsideProps) {
  const menuOf = (of: UpNextShow) => (
    <>
      <ShowMenu of={of} shows={shows} onRemove={onRemove} moves />
      {!isGone(of) && <p>{textOf(of)}</p>}
    </>
  );
  const followAgain = ({ show }: UpNextShow) => (
    <Button
      variant="quiet"
      aria-label={`Follow again: ${titleName(show)}`}
      data-removes=""
      onClick={({ currentTarget }) => {
        onRemove(currentTarget);
        shows.stopFollowing.takeBack(titleOfShow(show));
      }}
    >
      Follow again
    </Button>
  );
  return (
    <div className={styles.aside}>
      <Part title="Up to date" items={settled.filter((of) => !isAtEnd(of) && !isGone(of))} renderRest={menuOf} />
      <Part title="Seen to the end" items={settled.filter(isAtEnd)} renderRest={menuOf} />
      <Part title="No longer in the catalogue" items={settled.filter(isGone)} renderRest={menuOf} />
      <Part title="No longer followed" items={stopped} isCounted={false} renderRest={followAgain} />
    </div>
  );
}
