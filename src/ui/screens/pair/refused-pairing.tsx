import { addressOf } from '#domain/screens.ts';
import { Refusal } from '../../components/feedback/refusal.tsx';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { Button } from '../../components/form/button.tsx';
import styles from './pairing.module.css';

interface RefusedPairingProps {
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}

/** Why it could not be joined, and what can be done. */
export function RefusedPairing({ reason, onRetry }: RefusedPairingProps) {
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
