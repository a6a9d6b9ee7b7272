import type { DevicesFacade, SharingState } from '#application/use-cases/devices/devices-facade.ts';
import { useNow } from '../../../hooks/use-now.ts';
import { CheckField } from '../../form/check-field.tsx';
import { whenText } from '../when-text.ts';

interface BackupFieldProps extends Pick<SharingState, 'keepsBackups' | 'backedUpAt'> {
  readonly onKeep: DevicesFacade['keepBackups'];
}

/** Whether the folder gets a backup a day as well (product.md, Devices on screen: backups). */
export function BackupField({ keepsBackups, backedUpAt, onKeep }: BackupFieldProps) {
  const now = useNow();
  return (
    <CheckField
      label="Keep a daily backup in this folder"
      hint={backedUpAt ? `last made ${whenText(backedUpAt, now)}` : 'none made yet'}
      isChecked={keepsBackups}
      onToggle={() => void onKeep(!keepsBackups)}
    />
  );
}
