import type { DevicesFacade, JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import type { KeptCalendar } from '#application/use-cases/devices/round/folder-calendar.ts';
import { CheckField } from '../../form/check-field.tsx';

interface SyncCalendarProps {
  readonly devices: Pick<DevicesFacade, 'keepCalendar'>;
  readonly state: Pick<JoinedState, 'place' | 'calendarFile'>;
}

const CONTENTS = 'only titles and days are in it';

const hintOf = (kept: KeptCalendar | undefined): string => {
  if (!kept) return CONTENTS;
  return kept.isEmpty ? 'there is no file while nothing is coming' : `${kept.name}: ${CONTENTS}`;
};

/** Whether a folder on disk gets a calendar file as well, and whether that reminds (product.md, Calendar files: folder). */
export function SyncCalendar({ devices, state: { place, calendarFile } }: SyncCalendarProps) {
  if (place !== 'disk') return null;
  return (
    <>
      <CheckField
        label="Keep a calendar file in this folder"
        hint={hintOf(calendarFile)}
        isChecked={calendarFile !== undefined}
        onToggle={() => void devices.keepCalendar(calendarFile ? undefined : { reminds: false })}
      />
      {calendarFile && (
        <CheckField
          label="Remind me on the evening before"
          hint="at 20:00, by your calendar"
          isChecked={calendarFile.reminds}
          onToggle={() => void devices.keepCalendar({ reminds: !calendarFile.reminds })}
        />
      )}
    </>
  );
}
