import type { ReactNode } from 'react';
import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import { progressText } from '#domain/shows/next-text.ts';
import { titleOfShow } from '#domain/shows/title-of-show.ts';
import { titleName } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ListLine } from '../../components/list/list-line.tsx';
import { NextFacts } from '../../components/shows/next-facts.tsx';
import line from '../../components/list/list-line.module.css';
import styles from './up-next.module.css';

interface UpNextLineProps {
  readonly of: UpNextShow;
  /** Whether what comes next is said. */
  readonly isFollowed: boolean;
  /** Ticks what is next. */
  readonly tick?: ReactNode;
  /** Called with the button right before the line goes. */
  readonly onChoose: (button: Element) => void;
}

/** A show in the list look, with what comes next of it. */
export function UpNextLine({ of, isFollowed, tick, onChoose }: UpNextLineProps) {
  const title = titleOfShow(of.show);
  const label = isFollowed ? 'Stop following' : 'Follow again';
  return (
    <div className={`${line.line} ${line.fixed}`}>
      <ListLine
        title={title}
        rating={of.progress && <b className={styles.progress}>{progressText(of.progress)}</b>}
        facts={isFollowed ? <NextFacts of={of} /> : <span>Not followed</span>}
        text={undefined}
        actions={
          <>
            {tick}
            <Button
              className={styles.choose}
              icon={isFollowed ? ICONS.close : ICONS.plus}
              aria-label={`${label}: ${titleName(title)}`}
              data-removes=""
              onClick={(event) => onChoose(event.currentTarget)}
            >
              {label}
            </Button>
          </>
        }
      />
    </div>
  );
}
