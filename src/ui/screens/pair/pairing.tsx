import { useObservableEagerState } from 'observable-hooks';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DevicesFacade, DevicesState, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { addressOf } from '#domain/addresses/screens.ts';
import { PAIR_PATH } from '#domain/devices/pair-path.ts';
import { Joined } from '../../components/devices/joining/joined.tsx';
import { Previewed } from '../../components/devices/joining/previewed.tsx';
import { useJoining, type JoiningFlow } from '../../components/devices/joining/use-joining.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import { useStepFocus } from '../../hooks/use-step-focus.ts';
import { AlreadyJoined } from './already-joined.tsx';
import styles from './pairing.module.css';

interface PairingProps {
  readonly devices: DevicesFacade;
  readonly secret: string;
}

/** The steps from a link to the shared lists. */
export function Pairing({ devices, secret }: PairingProps) {
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

  if (isElsewhere) return <AlreadyJoined isSame={state.pairingPath === `${PAIR_PATH}#${secret}`} />;
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

interface RefusedPairingProps {
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}

/** Why it could not be joined, and what can be done. */
function RefusedPairing({ reason, onRetry }: RefusedPairingProps) {
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
  if (joining.step === 'joined' && state.status === 'on') return <JoinedByLink state={state} />;
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

function JoinedByLink({ state }: { readonly state: JoinedState }) {
  return (
    <>
      <Joined state={state} heading="h2" />
      <ButtonLink to={addressOf('home')} variant="primary">
        Go Home
      </ButtonLink>
    </>
  );
}
