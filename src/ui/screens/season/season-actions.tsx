import { useState } from 'react';
import type { SeasonOfShow } from '#application/use-cases/shows/mark-episodes.ts';
import type { ShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import type { SeasonLine } from '#domain/shows/season-lines.ts';
import type { SeasonProgress } from '#domain/shows/season-progress.ts';
import { Button } from '../../components/form/button.tsx';
import styles from './season-page.module.css';

interface SeasonActionsProps {
  readonly of: SeasonOfShow;
  readonly lines: readonly SeasonLine[];
  readonly progress: SeasonProgress;
  readonly isVeiled: boolean;
  readonly shows: ShowsFacade;
}

/** What can be done with a whole season (product.md, Shows: whole season) (product.md, Shows: veil). */
export function SeasonActions({ of, lines, progress, isVeiled, shows }: SeasonActionsProps) {
  const { markEpisodes, tickSeason, setChoices } = shows;
  const [isBusy, setBusy] = useState(false);
  const { seen, total } = progress;
  const ticked = lines.flatMap((line) => (line.seen === undefined ? [] : [line.number]));
  // Of a season that the provider lost, only what was ticked is there.
  const isWhole = ticked.length > 0 && seen === total;
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    await (isWhole ? markEpisodes.clear(of, ticked) : tickSeason.execute(of));
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="toggle"
        aria-pressed={isWhole}
        aria-busy={isBusy}
        disabled={total === 0 && ticked.length === 0}
        onClick={() => void toggle()}
      >
        All of this season
      </Button>
      <Button variant="toggle" aria-pressed={isVeiled} onClick={() => setChoices.execute({ veilsUnseen: !isVeiled })}>
        Hide what I have not seen
      </Button>
    </div>
  );
}
