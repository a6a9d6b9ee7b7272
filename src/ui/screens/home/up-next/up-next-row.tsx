import { useState } from 'react';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import type { UpNextState } from '#application/use-cases/shows/up-next.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { followedShows } from '#domain/shows/next-of-show.ts';
import { titleOfShow } from '#domain/shows/title-of-show.ts';
import { titleName, titlePath } from '#domain/title.ts';
import { ButtonLink } from '../../../components/form/button-link.tsx';
import { Link } from '../../../components/page/link.tsx';
import { Placeholder } from '../../../components/page/placeholder.tsx';
import { Section } from '../../../components/page/section.tsx';
import { Poster } from '../../../components/picture/poster.tsx';
import { placedShows } from '../../../components/shows/kept-order.ts';
import { NextFacts } from '../../../components/shows/next-facts.tsx';
import { NextTick } from '../../../components/shows/next-tick.tsx';
import { useUpNext } from '../../../components/shows/use-up-next.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { isOfInterest, NO_ROW, nextHomeRow, SHOWN, shownOf } from './shown-up-next.ts';
import styles from './up-next-row.module.css';

interface RowProps {
  readonly shows: ShowsFacade;
  readonly state: UpNextState;
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

/** Hold the room of shows until it is known what is next of them. */
function ShowSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (
    <li key={at} className={styles.show} aria-hidden="true">
      <Placeholder className={styles.poster} />
      <div className={styles.text}>
        <Placeholder className={styles.line} />
      </div>
    </li>
  ));
}

function Row({ shows, state }: RowProps) {
  const [row, setRow] = useState(NO_ROW);
  const { followed, awaited } = state;
  const now = nextHomeRow(row, placedShows(row.places, state));
  if (now !== row) setRow(now);
  const shown = shownOf(now, followed);
  const awaitedHere = awaited > 0 ? Math.min(SHOWN, followed.filter(isOfInterest).length) - shown.length : 0;
  if (shown.length === 0 && awaited === 0) return <p>You are up to date.</p>;
  return (
    <ul className={styles.row} aria-busy={awaited > 0}>
      {shown.map((show) => (
        <Show key={show.key} of={show} shows={shows} />
      ))}
      <ShowSkeletons count={awaitedHere} />
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
        <Row shows={used.shows} state={used.state} />
      ) : (
        <ul className={styles.row} aria-busy="true">
          <ShowSkeletons count={Math.min(count, SHOWN)} />
        </ul>
      )}
    </Section>
  );
}
