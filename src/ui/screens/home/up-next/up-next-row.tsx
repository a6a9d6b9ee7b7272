import { useState } from 'react';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { followedShows } from '#domain/shows/next-of-show.ts';
import { titleOfShow } from '#domain/shows/title-of-show.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Link } from '../../../components/page/link.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { Poster } from '../../../components/picture/poster.tsx';
import { NextFacts } from '../../../components/up-next/next-facts.tsx';
import { NextTick } from '../../../components/up-next/next-tick.tsx';
import { useUpNext } from '../../../components/up-next/use-up-next.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { NO_ROW, nextHomeRow, SHOWN, shownOf } from './shown-up-next.ts';
import styles from './up-next-row.module.css';

interface RowProps {
  readonly shows: ShowsFacade;
  readonly followed: readonly UpNextShow[];
}

function Show({ of, shows }: { readonly of: UpNextShow } & Pick<RowProps, 'shows'>) {
  const title = titleOfShow(of.show);
  return (
    <li className={styles.show}>
      <Poster className={styles.poster} path={title.poster_path ?? null} use="line" />
      <div className={styles.text}>
        <h3 className={styles.name} dir="auto">
          <Link className={styles.link} to={titlePath(title)}>
            {titleName(title)}
          </Link>
        </h3>
        <p className={styles.facts}>
          <NextFacts of={of} />
        </p>
      </div>
      <NextTick of={of} shows={shows} />
    </li>
  );
}

function Row({ shows, followed }: RowProps) {
  const [row, setRow] = useState(NO_ROW);
  const now = nextHomeRow(row, followed);
  if (now !== row) setRow(now);
  const shown = shownOf(now, followed);
  if (shown.length === 0) return <p>You are up to date.</p>;
  return (
    <ul className={styles.row}>
      {shown.map((show) => (
        <Show key={show.key} of={show} shows={shows} />
      ))}
    </ul>
  );
}

/** Holds the room of the row until it is known. */
function RowSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className={styles.row} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={at} className={styles.show} aria-hidden="true">
          <Placeholder className={styles.poster} />
          <div className={styles.text}>
            <Placeholder className={styles.line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What comes next of the shows that the visitor follows. It is absent while there are none (product.md, Up next: row). */
export function UpNextRow() {
  const { used } = useUpNext(true);
  const episodes = useLibrary((library) => library.episodes);
  const count = followedShows(episodes).length;
  if (count === 0 || used.status === 'none' || used.status === 'missing') return null;
  return (
    <Section title="Up next" arrows={<ButtonLink to={addressOf('up-next')}>See all</ButtonLink>}>
      {used.status === 'known' ? (
        <Row shows={used.shows} followed={used.state.followed} />
      ) : (
        <RowSkeleton count={Math.min(count, SHOWN)} />
      )}
    </Section>
  );
}
