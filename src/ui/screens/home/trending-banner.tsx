import { useObservableEagerState } from 'observable-hooks';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { Title } from '#domain/title.ts';
import { BannerSkeleton } from './banner-skeleton.tsx';
import { RotatingBanner } from './rotating-banner.tsx';

interface TrendingBannerProps {
  /** Kept active by the row of the same titles. */
  readonly query: LoadableQuery<readonly Title[]>;
}

const SLIDES = 7;

/** The banner, once what is trending is known; none when it can't be (its row says so). */
export function TrendingBanner({ query }: TrendingBannerProps) {
  const state = useObservableEagerState(query.state$);
  if (state.status === 'loading') return <BannerSkeleton slides={SLIDES} />;
  if (state.status === 'failed' || state.value.length === 0) return null;
  return <RotatingBanner titles={state.value.slice(0, SLIDES)} />;
}
