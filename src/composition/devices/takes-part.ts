import { DEVICES_DATABASE, mayHaveDatabase, joinedFlag } from '#adapters/devices/devices-database.ts';

/** Whether this device may take part in sharing: without its code, which is not fetched elsewhere. */
export const takesPart = async (): Promise<boolean> => joinedFlag.isSet() || (await mayHaveDatabase(DEVICES_DATABASE));
