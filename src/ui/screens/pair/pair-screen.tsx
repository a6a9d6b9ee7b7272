import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { pairingSecretIn } from '#domain/devices/pairing-secret-in.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { DamagedLink } from '../../components/links/damaged-link.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useModule } from '../../hooks/code/use-module.ts';
import { Pairing } from './pairing.tsx';

/** product.md, Devices on screen: damaged. */
function DamagedPairing() {
  return (
    <DamagedLink title="There are no devices in this link">
      Copy all of it once more: it is in ‘Your data’ of the device that made it, with a code for the camera.
    </DamagedLink>
  );
}

/**
 * The screen at `/pair`: what joining by the link in the address would change (product.md, Devices on screen: pairing screen).
 * Nobody is asked anything for a damaged one.
 */
export function PairScreen() {
  const secret = pairingSecretIn(useLocation().hash.slice(1));
  // Another link in the address begins anew.
  return secret !== undefined ? <PairPage key={secret} secret={secret} /> : <DamagedPairing />;
}

const TITLE = 'Share between devices';

interface OpenedDevices {
  /** Undefined while the code is on its way. */
  readonly devices: DevicesFacade | undefined;
  /** Asks for the code once more. Undefined unless it did not come. */
  readonly retry: (() => void) | undefined;
}

/** Sharing lists between devices, once its code is there. */
const useDevices = (open: () => Promise<DevicesFacade>): OpenedDevices => {
  const [isMissing, setMissing] = useState(false);
  const devices = useModule(open, !isMissing, () => setMissing(true));
  return { devices, retry: isMissing ? () => setMissing(false) : undefined };
};

function PairPage({ secret }: { readonly secret: string }) {
  const { library } = useApp();
  const { devices, retry } = useDevices(async () => (await library.open('data')).openDevices());
  return (
    <>
      <PageMeta title={`${TITLE}, Matinee`} description="Joins the lists of your own devices." />
      <PageHead title={TITLE} />
      {retry && (
        <Failure
          title="Failed to Open the Link"
          text="A part of this page could not be had. Check your connection, and try again."
          onRetry={retry}
        />
      )}
      {!retry && !devices && <Spinner />}
      {devices && <Pairing devices={devices} secret={secret} />}
    </>
  );
}
