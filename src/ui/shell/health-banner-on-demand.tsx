import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/code/use-module.ts';
import { useIsOutOfReach } from '../hooks/use-is-out-of-reach.ts';

const load = () => import('../components/feedback/api-status.tsx');

/**
 * The status banner, shown while the provider cannot be reached. Its code loads before that, while the provider can
 * still be reached. Where a notice says the same in the screen's place, there is none.
 */
export function HealthBannerOnDemand() {
  const { health } = useApp();
  const isKnown = useObservableEagerState(health.state$).status !== 'idle';
  const isDown = useObservableEagerState(health.isDown$);
  const isToldAlready = useIsOutOfReach();
  const module = useModule(load, isKnown);
  return isDown && !isToldAlready && module && <module.ApiStatus />;
}
