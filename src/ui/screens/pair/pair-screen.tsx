import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DevicesFacade, DevicesState } from '#application/use-cases/devices/devices-facade.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { pairingSecretIn } from '#domain/devices/pairing-secret-in.ts';
import { Joined } from '../../components/devices/joining/joined.tsx';
import { Previewed } from '../../components/devices/joining/previewed.tsx';
import { useJoining, type JoiningFlow } from '../../components/devices/joining/use-joining.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { DamagedLink } from '../../components/links/damaged-link.tsx';
import { PageHead } from '../../components/page/head/page-head.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useRetriedModule } from '../../hooks/code/use-retried-module.ts';
import { useStepFocus } from '../../hooks/focus/use-step-focus.ts';
import styles from './pair-screen.module.css';

/**
 * The screen at `/pair`: what joining by the link in the address would change (product.md, Devices on screen: pairing screen).
 * Nobody is asked anything for a damaged one.
 */
export function PairScreen() {
  const secret = pairingSecretIn(useLocation().hash.slice(1));
  // Another link in the address begins anew.
  if (secret !== undefined) return <PairPage key={secret} secret={secret} />;
  return (
    // product.md, Devices on screen: damaged.
    <DamagedLink title="There are no devices in this link">
      Copy all of it once more: it is in ‘Your data’ of the device that made it, with a code for the camera.
    </DamagedLink>
  );
}

const TITLE = 'Share between devices';

/** Says that there is nothing to join, or what would have to go before (product.md, Devices on screen: already sharing). */
function AlreadyJoined({ isSame }: { readonly isSame: boolean }) {
  return (
    <Notice
      art="screen"
      title="This device shares its lists already"
      text={
        isSame
          ? 'It does so by this very link: there is nothing more to do.'
          : 'It does so in another place. To join by this link, stop sharing in ‘Your data’ first, and open the link once more.'
      }
      actions={
        <ButtonLink to={addressOf('home')} variant="primary">
          Go Home
        </ButtonLink>
      }
    />
  );
}

/** The steps from a link to the shared lists. */
function Pairing({ devices, secret }: { readonly devices: DevicesFacade; readonly secret: string }) {
  const state = useObservableEagerState(devices.state$);
  const flow = useJoining(devices, { step: 'looking' });
  const { step } = flow.joining;
  const place = useStepFocus(step, true);
  const isElsewhere = state.status === 'on' && step !== 'joining' && step !== 'joined';
  const look = () => flow.look(() => devices.openPairing(secret));
  const lookAtFirst = useEffectEvent(() => {
    if (!isElsewhere) look();
  });
  useEffect(() => lookAtFirst(), []);

  if (isElsewhere) return <AlreadyJoined isSame={state.pairingPath === `${addressOf('pair')}#${secret}`} />;
  return (
    <div ref={place} className={styles.pairing}>
      <PairingStep flow={flow} state={state} onRetry={look} />
    </div>
  );
}

interface PairingStepProps {
  readonly flow: JoiningFlow;
  readonly state: DevicesState;
  readonly onRetry: () => void;
}

/** Why it could not be joined, and what can be done. */
function RefusedPairing({ reason, onRetry }: { readonly reason: string | undefined; readonly onRetry: () => void }) {
  return (
    <>
      <Refusal reason={reason} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink to={addressOf('home')}>Go Home</ButtonLink>
      </div>
    </>
  );
}

function PairingStep({ flow, state, onRetry }: PairingStepProps) {
  const navigate = useNavigate();
  const { joining } = flow;
  if (joining.step === 'looking') return <Spinner text="Looking at what is there..." />;
  if (joining.step === 'choosing') return <RefusedPairing reason={joining.refusal} onRetry={onRetry} />;
  if (joining.step === 'joined' && state.status === 'off')
    return <RefusedPairing reason="Your lists could not be shared." onRetry={onRetry} />;
  if (joining.step === 'joined' && state.status === 'on')
    return (
      <>
        <Joined state={state} heading="h2" />
        <ButtonLink to={addressOf('home')} variant="primary">
          Go Home
        </ButtonLink>
      </>
    );
  return (
    <Previewed
      {...flow}
      preview={joining.preview}
      isJoining={joining.step === 'joining'}
      isInvited
      heading="h2"
      onCancel={() => void navigate(addressOf('home'))}
    />
  );
}

function PairPage({ secret }: { readonly secret: string }) {
  const { library } = useApp();
  const { module: devices, retry } = useRetriedModule(async () => (await library.open('data')).openDevices());
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
