import type { Journal } from '#application/ports/journal.ts';

const never = new Promise<never>(() => {});

/** A tab's journal that hears nothing any more once the tab is dead, and then answers nothing. */
export const mortalJournal = (journal: Journal) => {
  let isDead = false;
  const ask = async <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    if (isDead) return never;
    const answer = await act();
    return isDead ? never : answer;
  };
  const mortal: Journal = {
    note: (...of) => ask(() => journal.note(...of)),
    append: (...of) => ask(() => journal.append(...of)),
    claim: (...of) => ask(() => journal.claim(...of)),
    recall: (...of) => ask(() => journal.recall(...of)),
    since: (...of) => ask(() => journal.since(...of)),
    checkpoint: (...of) => ask(() => journal.checkpoint(...of)),
    forget: (...of) => ask(() => journal.forget(...of)),
    isEmpty: () => ask(() => journal.isEmpty()),
    erase: () => ask(() => journal.erase()),
  };
  return { mortal, die: () => void (isDead = true) };
};
