import { useObservableEagerState } from 'observable-hooks';
import type { DevicesState } from '#application/use-cases/devices/devices-facade.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Button } from '../../components/form/button.tsx';
import { DataGroup, IfShared } from './data-group.tsx';
import { DataSection } from './data-section.tsx';
import type { DevicesPart } from './devices/use-devices-part.ts';

const TITLE = 'Your devices';
const PURPOSE = 'The same lists on your phone and your laptop, without an account.';

const textOf = (state: DevicesState): string => {
  if (state.status === 'off') return PURPOSE;
  return state.place === 'disk'
    ? `Your lists are shared through the folder ‘${state.folder}’. What you change comes to your other devices with its files.`
    : 'Your lists are shared through this site’s server, encrypted. What you change comes to your other devices by itself.';
};

/**
 * Sharing lists between the visitor's own devices; nothing where nothing can share them
 * (product.md, Devices on screen: section).
 */
export function DevicesGroup({ devices, Devices }: DevicesPart) {
  const state = useObservableEagerState(devices.state$);
  return (
    <IfShared devices={devices}>
      <DataGroup group="devices">
        <DataSection title={TITLE} text={textOf(state)}>
          <Devices devices={devices} />
        </DataSection>
      </DataGroup>
    </IfShared>
  );
}

/** Stands for it where its code did not come: the lists may be shared all the same. */
export function MissingDevicesGroup({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <DataGroup group="devices">
      <DataSection title={TITLE} text={PURPOSE}>
        <Button onClick={onRetry}>Try Again</Button>
        <Refusal reason="This could not be loaded. Check your connection, and try again." />
      </DataSection>
    </DataGroup>
  );
}
