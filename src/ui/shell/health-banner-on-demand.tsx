import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../hooks/app-context.ts';
import { useModule } from '../hooks/use-module.ts';

const load = () => import('../components/feedback/api-status.tsx');

/** The status banner while the provider cannot be reached. Its code comes while it still can be. */
export function HealthBannerOnDemand() {
  const { health } = useApp();
  const isKnown = useObservableEagerState(health.state$).status !== 'idle';
  const isDown = useObservableEagerState(health.isDown$);
  const module = useModule(load, isKnown);
  return isDown && module && <module.ApiStatus />;
}
