import { useState } from 'react';
import { HOME_ROWS, type HomeRow } from '#domain/home-row.ts';
import type { TitleKey } from '#domain/title.ts';
import { TitleRow } from '../../components/card/title-row.tsx';
import { AfterPaint } from '../../components/page/after-paint.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { lateComponent, Nothing } from '../../hooks/code/late-component.tsx';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useReady } from '../../hooks/ready-context.ts';
import { HidingBelow } from './hiding/hiding-below.tsx';
import { TrendingBanner } from './trending-banner.tsx';
import { WelcomeBack } from './welcome-back.tsx';
import styles from './home-screen.module.css';

const { Component: Yours } = lateComponent(() => import('./yours.tsx'), 'Yours', Nothing);

// The other rows are below the window's edge on most screens.
const [FIRST, ...OTHERS] = HOME_ROWS;

const DESCRIPTION = 'Browse what is trending, playing and coming soon, and find out about every movie and TV show.';

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
        <WelcomeBack key={`welcome-${entry}`} />
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
