import { useObservableEagerState } from 'observable-hooks';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { useNotifyMissing } from '../../hooks/code/use-notify-missing.ts';

const load = () => import('./copy-by-hand.tsx');

/** The dialog with a text that could not be copied, from wherever in the page (product.md, Detail: copy by hand). */
export function UncopiedOnDemand() {
  const { copyText } = useApp();
  const notifyMissing = useNotifyMissing();
  const uncopied = useObservableEagerState(copyText.uncopied$);
  const close = () => copyText.close();
  const module = useModule(load, uncopied !== undefined, () => {
    close();
    notifyMissing();
  });
  return uncopied && module && <module.CopyByHand {...uncopied} onClose={close} />;
}
