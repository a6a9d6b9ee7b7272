/** Begins as all that is erased with everything else. */
const KEY = 'matinee_sharing';

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    // Without localStorage sharing goes on all the same: only its loss would go unsaid.
    return undefined;
  }
};

/** That this device takes part in sharing, kept apart from the database that says in which: browsers reset damaged databases. */
export const sharingMark = {
  isSet: (): boolean => attempt(() => localStorage.getItem(KEY) !== null) ?? false,
  set: (): void => attempt(() => localStorage.setItem(KEY, 'yes')),
  clear: (): void => attempt(() => localStorage.removeItem(KEY)),
};
