import { useObservableEagerState } from 'observable-hooks';
import type { WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import { CountryField } from './country-field.tsx';
import { MyServices } from './my-services.tsx';

interface MyServicesDialogProps {
  readonly watch: WatchFacade;
  readonly onClose: () => void;
}

/** The visitor's country, and what they watch on (product.md, Where to watch: my services). Each choice counts at once. */
export function MyServicesDialog({ watch, onClose }: MyServicesDialogProps) {
  const { library } = useApp();
  // Before the library is there, nothing would seem to be chosen.
  const { status } = useObservableEagerState(library.loader.loadState$);
  return (
    <Dialog
      open
      onClose={onClose}
      title="My services"
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {status === 'pending' ? <Spinner /> : <Choices watch={watch} />}
    </Dialog>
  );
}

function Choices({ watch }: Pick<MyServicesDialogProps, 'watch'>) {
  const region = useLibrary(({ preferences }) => preferences.watchRegion) ?? watch.likelyRegion;
  return (
    <>
      <CountryField watch={watch} region={region} />
      {region !== undefined && <MyServices key={region} watch={watch} region={region} />}
    </>
  );
}
