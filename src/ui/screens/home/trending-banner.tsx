import { useObservableEagerState } from 'observable-hooks';
import type { LoadableView } from '#application/views/loadable-view.ts';
import type { Title } from '#domain/title.ts';
import { BannerBones } from './banner-bones.tsx';
import { RotatingBanner } from './rotating-banner.tsx';

interface TrendingBannerProps {
  /** Kept active by the row of the same titles. */
  readonly view: LoadableView<readonly Title[]>;
}

const SLIDES = 7;

/** The banner, once what is trending is known; none when it can't be (its row says so). */
export function TrendingBanner({ view }: TrendingBannerProps) {
  const state = useObservableEagerState(view.state$);
  if (state.status === 'loading') return <BannerBones slides={SLIDES} />;
  if (state.status === 'failed' || state.value.length === 0) return null;
  return <RotatingBanner titles={state.value.slice(0, SLIDES)} />;
}
