import type { JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { PairingLink } from '../pairing-link.tsx';
import styles from '../devices.module.css';

interface JoinedProps {
  readonly state: JoinedState;
  readonly heading?: 'h2' | 'h3';
}

/** Says that it is done, and how the next device joins. */
export function Joined({ state: { name, folder, pairingPath }, heading: Heading = 'h3' }: JoinedProps) {
  return (
    <>
      <Heading className={styles.title}>Your lists are shared</Heading>
      <p className={styles.text}>
        This device is called <bdi className={styles.name}>{name}</bdi>. What you change on one of your devices comes to
        the others by itself.
      </p>
      {pairingPath === undefined ? (
        <p className={styles.text}>
          On your next device, open ‘Your data’ and choose the folder <bdi className={styles.name}>{folder}</bdi> there,
          once it has arrived.
        </p>
      ) : (
        <PairingLink path={pairingPath} />
      )}
    </>
  );
}
