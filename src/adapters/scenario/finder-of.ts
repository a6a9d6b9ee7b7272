import type { FoundByName, TitleFinder } from '#application/ports/title-finder.ts';
import type { NameQuery } from '#domain/import/name-query.ts';
import { answerLater } from '../demo/answer-later.ts';
import type { DemoData } from '../demo/demo-data.ts';
import { DemoTitleFinder } from '../demo/demo-title-finder.ts';
import { scenarioData } from './scenario-data.ts';
import type { ScenarioName } from './scenario-name.ts';

/** As in a catalogue whose searches have no results. */
class EmptyFinder extends DemoTitleFinder {
  override findByName(_query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    return answerLater(signal, () => ({ titles: [], hasMore: false }));
  }
}

/** Finds the titles of the catalogue that a scenario has. */
export const finderOf = (name: ScenarioName, data: DemoData): TitleFinder =>
  new (name === 'empty' ? EmptyFinder : DemoTitleFinder)(scenarioData(name, data));
