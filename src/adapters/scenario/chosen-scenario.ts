import type { Log } from '#application/ports/log.ts';
import { isScenarioName, type ScenarioName } from './scenario-name.ts';

/** The parameter of the address that names a scenario, as in `/?scenario=slow`. */
export const PARAMETER = 'scenario';
const SHOWN = 40;

/**
 * The scenario that a page begins with: the one in the address, else the one that the tab remembers, else none.
 * @param search the address from its `?` on. An unknown scenario there is ignored, with a warning in the console log.
 */
export const chosenScenario = (search: string, remembered: string | undefined, log: Log): ScenarioName => {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked !== null && isScenarioName(asked)) return asked;
  if (asked !== null) log.warn(`There is no scenario "${asked.slice(0, SHOWN)}".`);
  return remembered !== undefined && isScenarioName(remembered) ? remembered : 'none';
};
