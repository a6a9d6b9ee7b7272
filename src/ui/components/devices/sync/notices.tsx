import type { DevicesFacade, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { Button } from '../../form/button.tsx';
import { Icon } from '../../form/icon.tsx';
import { LATE_ICONS } from '../../form/late-icons.ts';
import styles from '../devices.module.css';

interface NoticesProps extends Pick<JoinedState, 'notices'> {
  readonly onReconnect: DevicesFacade['reconnect'];
}

/** What does not work, in words, with the button that helps (product.md, Devices on screen: notices). */
export function Notices({ notices, onReconnect }: NoticesProps) {
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.map(({ text }) => (
        <p key={text} dir="auto">
          <Icon path={LATE_ICONS.alert} />
          <span>{text}</span>
        </p>
      ))}
      {notices.some(({ canReconnect }) => canReconnect) && (
        <Button onClick={() => void onReconnect()}>Reconnect folder</Button>
      )}
    </div>
  );
}
