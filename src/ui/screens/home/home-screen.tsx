import { useObservableEagerState } from 'observable-hooks';
import { useState } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import { HOME_ROWS, type HomeRow } from '#domain/home-row.ts';
import { titleLists } from '#domain/library/library.ts';
import { mayHide } from '#domain/library/may-hide.ts';
import type { Title, TitleKey } from '#domain/title.ts';
import { TitleRow } from '../../components/card/title-row.tsx';
import { AfterPaint } from '../../components/page/after-paint.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Ticket } from '../../components/page/ticket.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { latePart } from '../../hooks/code/late-component.tsx';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useReady } from '../../hooks/ready-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { Back } from './back/back.tsx';
import type { HomeHidingProps } from './hiding/home-hiding.tsx';
import { RotatingBanner } from './rotating-banner.tsx';
import picture from './banner-picture.module.css';
import ticket from './banner-ticket.module.css';
import styles from './home-screen.module.css';
import banner from './rotating-banner.module.css';
import face from './ticket-face.module.css';

const Yours = latePart(() => import('./yours.tsx'), 'Yours');

// The other rows are below the window's edge on most screens.
const [FIRST, ...OTHERS] = HOME_ROWS;

const DESCRIPTION = 'Browse what is trending, playing and coming soon, and find out about every movie and TV show.';

const SLIDES = 7;

/** A placeholder for the banner, in the same size. */
function BannerSkeleton() {
  return (
    <div className={banner.banner} aria-hidden="true">
      <Placeholder className={picture.picture} />
      <div className={styles.programme}>
        {Array.from({ length: SLIDES }, (_, index) => (
          <span key={index} className={styles.item}>
            <Placeholder className={styles.name} />
          </span>
        ))}
      </div>
      <Ticket className={ticket.ticket} bodyClassName={ticket.body} stub={<Placeholder className={styles.action} />}>
        <div className={face.face}>
          <div>
            <Placeholder className={styles.title} />
            <Placeholder className={styles.text} />
          </div>
          <Placeholder className={styles.facts} />
        </div>
      </Ticket>
      <div className={styles.dots} />
    </div>
  );
}

/**
 * The banner, once the trending titles are known. It is absent when they cannot be loaded: their row, which keeps the query active, shows that.
 */
function TrendingBanner({ query }: { readonly query: LoadableQuery<readonly Title[]> }) {
  const state = useObservableEagerState(query.state$);
  if (state.status === 'loading') return <BannerSkeleton />;
  if (state.status === 'failed' || state.value.length === 0) return null;
  return <RotatingBanner titles={state.value.slice(0, SLIDES)} />;
}

const HomeHiding = latePart(() => import('./hiding/home-hiding.tsx'), 'HomeHiding');

/** What home's rows leave out. Its code comes only where there is something to hide (product.md, Hiding: rows). */
function HidingBelow(props: Omit<HomeHidingProps, 'isLate'>) {
  const isNeeded = useLibrary(mayHide);
  const [wasNeeded] = useState(isNeeded);
  return isNeeded && <HomeHiding {...props} isLate={!wasNeeded} />;
}

const SinceYouWereHere = latePart(() => import('../../components/news/since-you-were-here.tsx'), 'SinceYouWereHere');

/** What is new of the visitor's lists. Its code comes only where there is a list (product.md, News: place). */
function NewsBelow() {
  // Empty collections are there from the start.
  const isNeeded = useLibrary((library) => [...titleLists(library), library.episodes].some((list) => list.length > 0));
  return isNeeded && <SinceYouWereHere />;
}

/** product.md, Home: rows. */
export function HomeScreen() {
  const { queries } = useApp();
  const ready = useReady();
  const entry = useHistoryKey();
  const rows = queries.homeRows(entry, ready.status === 'ready' ? ready.trending : undefined);
  const [hidden, hide] = useState<ReadonlySet<TitleKey>>();
  const row = ({ name, title }: HomeRow) => (
    <TitleRow
      key={name}
      title={title}
      query={rows[name]}
      ranked={name === 'trending'}
      emptyIsHidden={false}
      eager={name === FIRST.name}
      hidden={hidden}
    />
  );
  return (
    <>
      <PageMeta title="Matinee" description={DESCRIPTION} />
      <h1 className="sr" tabIndex={-1}>
        Matinee, movies and TV shows
      </h1>
      <div className={styles.stack}>
        <TrendingBanner key={entry} query={rows.trending} />
        <AfterPaint>
          <NewsBelow key={`news-${entry}`} />
        </AfterPaint>
        <Back key={`back-${entry}`} />
        {row(FIRST)}
        <AfterPaint>{OTHERS.map(row)}</AfterPaint>
        <HidingBelow key={`hiding-${entry}`} rows={rows} onHide={hide} />
        <AfterPaint>
          <Yours />
        </AfterPaint>
      </div>
    </>
  );
}
