import { useObservableEagerState } from 'observable-hooks';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Title } from '#domain/title.ts';
import { BannerSkeleton } from './banner-skeleton.tsx';
import { RotatingBanner } from './rotating-banner.tsx';

interface TrendingBannerProps {
  /** The query of the trending titles. The row of the same titles keeps it active. */
  readonly query: LoadableQuery<readonly Title[]>;
}

const SLIDES = 7;

/** The banner, once the trending titles are known. It is absent when they cannot be loaded: their row shows that. */
export function TrendingBanner({ query }: TrendingBannerProps) {
  const state = useObservableEagerState(query.state$);
  if (state.status === 'loading') return <BannerSkeleton slides={SLIDES} />;
  if (state.status === 'failed' || state.value.length === 0) return null;
  return <RotatingBanner titles={state.value.slice(0, SLIDES)} />;
}
