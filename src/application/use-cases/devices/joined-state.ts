import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import type { RemovalElsewhere } from '#domain/devices/removals/removal-elsewhere.ts';
import type { Membership } from '../../ports/devices/membership-memory.ts';
import type { DevicesNotice, OtherDevice, JoinedState } from './devices-facade.ts';

/** What was found when the folder was last looked at. */
export interface FolderFindings {
  readonly others: readonly OtherDevice[];
  readonly notices: readonly DevicesNotice[];
  readonly removals: readonly RemovalElsewhere[];
  readonly question?: DrasticQuestion | undefined;
}

export const NOTHING_FOUND: FolderFindings = { others: [], notices: [], removals: [] };

const placeOf = ({ place }: Membership): Pick<JoinedState, 'place' | 'folder' | 'pairingPath'> =>
  place.kind === 'disk'
    ? { place: 'disk', folder: place.name }
    : { place: 'host', pairingPath: `/pair#${place.secret}` };

/** What is shown of a device that takes part. */
export const joinedState = (
  membership: Membership,
  { others, notices, removals, question }: FolderFindings,
  isWorking: boolean,
): JoinedState => {
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
