import { useEffect, useState } from 'react';
import type { FactsCheck } from '#application/use-cases/facts/ask-facts.ts';
import type { ToldFact } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { useApp } from './app-context.ts';
import { useModule } from './code/use-module.ts';

interface KnownCheck extends FactsCheck {
  /** Of which it tells. */
  readonly titles: readonly StoredTitle[];
}

/**
 * What titles are like; undefined until it is known of any. What is needed of them, and not known, is asked while the screen is open.
 * @param needs the same array each time
 */
export const useFacts = (titles: readonly StoredTitle[], needs: readonly ToldFact[]): KnownCheck | undefined => {
  const { library } = useApp();
  const [known, setKnown] = useState<KnownCheck>();
  const isNeeded = titles.length > 0;
  const marks = useModule(() => library.open('marks'), isNeeded);
  useEffect(() => {
    if (!marks || !isNeeded) return undefined;
    const told = marks.askFacts.execute({ titles, needs });
    const subscription = told.subscribe((check) => setKnown({ ...check, titles }));
    return () => subscription.unsubscribe();
  }, [marks, isNeeded, titles, needs]);
  return known;
};
