import { Dialog } from '../dialog/dialog.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Button } from '../form/button.tsx';
import { CountryField } from './country-field.tsx';
import { MyServices } from './my-services.tsx';
import { useWatch } from './use-watch.ts';
import { WatchFailure } from './watch-failure.tsx';

interface MyServicesDialogProps {
  readonly onClose: () => void;
}

/** The visitor's country, and what they watch on (product.md, Where to watch: my services). Each choice counts at once. */
export function MyServicesDialog({ onClose }: MyServicesDialogProps) {
  const { watch, region, retry } = useWatch();
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
      {retry && <WatchFailure text="Services could not be loaded." onRetry={retry} />}
      {!watch && !retry && <Spinner />}
      {watch && <CountryField watch={watch} region={region} />}
      {watch && region !== undefined && <MyServices key={region} watch={watch} region={region} />}
    </Dialog>
  );
}
