import type { ChangeLog } from '#application/ports/library/change-log.ts';

const never = new Promise<never>(() => {});

/** A tab's log that does nothing any more once the tab is dead, and then answers nothing. */
export const mortalLog = (log: ChangeLog) => {
  let isDead = false;
  const ask = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    if (isDead) return never;
    const answer = await act();
    return isDead ? never : answer;
  };
  const mortal: ChangeLog = {
    append: (...of) => ask(() => log.append(...of)),
    claim: (...of) => ask(() => log.claim(...of)),
    read: (...of) => ask(() => log.read(...of)),
    checkpoint: (...of) => ask(() => log.checkpoint(...of)),
    owners: () => ask(() => log.owners()),
    forget: (...of) => ask(() => log.forget(...of)),
    erase: () => ask(() => log.erase()),
    grown$: log.grown$,
  };
  return { mortal, die: () => void (isDead = true) };
};
