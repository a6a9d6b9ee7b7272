import { useLocation } from 'react-router-dom';
import { pairingSecretIn } from '#domain/devices/pairing-secret-in.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { DamagedPairing } from './damaged-pairing.tsx';
import { Pairing } from './pairing.tsx';
import { useDevices } from './use-devices.ts';

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
