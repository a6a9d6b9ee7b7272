import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import type { RemovalElsewhere } from '#domain/devices/removals/removal-elsewhere.ts';
import type { Membership } from '../../ports/devices/devices-memory.ts';
import type { DevicesNotice, OtherDevice, SharingState } from './devices-facade.ts';

/** What was found when the folder was last looked at. */
export interface Sharing {
  readonly others: readonly OtherDevice[];
  readonly notices: readonly DevicesNotice[];
  readonly removals: readonly RemovalElsewhere[];
  readonly question?: DrasticQuestion | undefined;
}

export const NOTHING_FOUND: Sharing = { others: [], notices: [], removals: [] };

const placeOf = ({ place }: Membership): Pick<SharingState, 'place' | 'folder' | 'pairingPath'> =>
  place.kind === 'disk'
    ? { place: 'disk', folder: place.name }
    : { place: 'host', pairingPath: `/pair#${place.secret}` };

/** What is shown of a device that takes part. */
export const sharingState = (
  membership: Membership,
  { others, notices, removals, question }: Sharing,
  isWorking: boolean,
): SharingState => {
  const { name, keepsBackups, sharedAt, backedUpAt } = membership;
  return {
    status: 'on',
    name,
    ...placeOf(membership),
    others,
    notices,
    removals,
    isWorking,
    keepsBackups,
    ...(question && { question }),
    ...(sharedAt !== undefined && { sharedAt: new Date(sharedAt) }),
    ...(backedUpAt !== undefined && { backedUpAt: new Date(backedUpAt) }),
  };
};
