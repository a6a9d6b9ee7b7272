/** Begins with 'matinee', so that it is erased with everything else. */
export const DEVICES_DATABASE = 'matinee-devices';

/** Whether there is such a database: a look at it would make it. Where the browser does not list its databases there may be. */
export const mayHaveDevicesDatabase = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DEVICES_DATABASE);
  } catch {
    return 'indexedDB' in globalThis && !('databases' in indexedDB);
  }
};
