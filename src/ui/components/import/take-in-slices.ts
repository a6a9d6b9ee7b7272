import { nextTask } from '#application/time/next-task.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import { takenMatch, type IsHere, type TakenMatch } from './import-review.ts';

/** A slow phone does so many in a few milliseconds. */
const SLICE = 200;

/** What thousands of matches are taken for. In between, the page can react to the visitor. */
export const takeInSlices = async (matches: readonly TitleMatch[], isHere: IsHere): Promise<readonly TakenMatch[]> => {
  const taken: TakenMatch[] = [];
  for (let at = 0; at < matches.length; at += SLICE) {
    taken.push(...matches.slice(at, at + SLICE).map((match) => takenMatch(match, isHere)));
    await nextTask();
  }
  return taken;
};
