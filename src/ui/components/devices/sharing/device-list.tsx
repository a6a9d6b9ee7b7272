import type { SharingState } from '#application/use-cases/devices/devices-facade.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { Leader } from '../../page/leader.tsx';
import { whenText } from '../when-text.ts';
import styles from '../devices.module.css';

/** The other devices with the time when each last wrote, and this one. */
export function DeviceList({ name, others }: Pick<SharingState, 'name' | 'others'>) {
  const now = useNow();
  // Two devices may have the same name.
  const lines = [
    ...others.map((other, at) => ({ id: `${at}`, name: other.name, value: whenText(other.writtenAt, now) })),
    { id: 'own', name, value: 'this device' },
  ];
  return (
    <ul className={styles.devices} aria-label="Devices">
      {lines.map((line) => (
        <li key={line.id}>
          <bdi className={styles.name}>{line.name}</bdi>
          <Leader /> <span>{line.value}</span>
        </li>
      ))}
    </ul>
  );
}
