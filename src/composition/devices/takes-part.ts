import { DEVICES_DATABASE } from '#adapters/devices/devices-database.ts';
import { joinedFlag } from '#adapters/devices/joined-flag.ts';
import { mayHaveDatabase } from '#adapters/devices/may-have-database.ts';

/** Whether this device may take part in sharing: without its code, which is not fetched elsewhere. */
export const takesPart = async (): Promise<boolean> => joinedFlag.isSet() || (await mayHaveDatabase(DEVICES_DATABASE));
