import { useEffect, useState } from 'react';
import type { MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import type { PickOutcome } from '#application/use-cases/pick/pick-title.ts';
import type { PickChoice, PickSource } from '#domain/discovery/pick.ts';
import { ANY } from './pick-options.ts';

/** Each is made once: the same choice again is another request. */
interface Request {
  readonly choice: PickChoice;
}

interface Turn extends Request {
  readonly outcome: PickOutcome;
  readonly number: number;
}

interface Pick extends Request {
  readonly choose: (choice: PickChoice) => void;
  /** Undefined while it is worked out for another choice; what was picked before for the same one stays until then. */
  readonly outcome: PickOutcome | undefined;
  /** Another number for each pick. */
  readonly turn: number;
  readonly again: () => void;
}

/** Picks at once, whenever the choice changes, and again. */
export const usePick = ({ pickTitle }: MarksFacade, source: PickSource): Pick => {
  const [request, setRequest] = useState<Request>({ choice: ANY });
  const [last, setLast] = useState<Turn>();
  useEffect(() => {
    let isCurrent = true;
    const pick = async ({ choice }: Request) => {
      const outcome = await pickTitle.execute(source, choice);
      if (isCurrent) setLast((before) => ({ choice, outcome, number: (before?.number ?? 0) + 1 }));
    };
    void pick(request);
    return () => {
      isCurrent = false;
    };
  }, [pickTitle, source, request]);
  const { choice } = request;
  return {
    choice,
    choose: (chosen) => setRequest({ choice: chosen }),
    outcome: last?.choice === choice ? last.outcome : undefined,
    turn: last?.number ?? 0,
    again: () => setRequest({ choice }),
  };
};
