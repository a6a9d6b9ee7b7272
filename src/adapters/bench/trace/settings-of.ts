import type { TracedSetting } from '#application/ports/trace.ts';

/** What a layer of a port gave: the beginning and the end in milliseconds, and whether it was an answer. */
export interface Layer {
  readonly startedAt: number;
  readonly endedAt?: number;
  /** Absent while it is pending, and of a failure. */
  readonly isAnswered?: true;
}

/** What is between a setting and the one beneath it, by the setting's name; a setting that let no call through has none. */
export type Beneath = ReadonlyMap<string, Layer>;

/** The settings that let a call through, and its answer back, later than they could. */
const DELAYING: ReadonlySet<string> = new Set(['latency', 'scenario']);
/** Less is the browser's own. */
const LEAST_MS = 5;

const msOf = ({ startedAt, endedAt }: Layer, now: number): number => (endedAt ?? now) - startedAt;

/** What a setting that let nothing through, or back, did to the call. */
const stopped = (name: string, above: Layer, isAborted: boolean): TracedSetting => ({
  name,
  did: isAborted || above.endedAt === undefined ? 'held' : 'answered',
  ...(above.endedAt !== undefined && { ms: above.endedAt - above.startedAt }),
});

/** Whether a setting gave a failure in place of an answer, or the other way round: none of them gives another answer. */
const isReplaced = (above: Layer, beneath: Layer): boolean =>
  above.endedAt !== undefined && beneath.endedAt !== undefined && above.isAnswered !== beneath.isAnswered;

/** What a setting that let the call through did to it. */
const passed = (name: string, above: Layer, beneath: Layer): TracedSetting | undefined => {
  const now = above.endedAt ?? beneath.startedAt;
  const ms = msOf(above, now) - msOf(beneath, now);
  if (isReplaced(above, beneath)) return { name, did: 'answered', ms };
  return DELAYING.has(name) && ms >= LEAST_MS ? { name, did: 'delayed', ms } : undefined;
};

/**
 * Which settings had a part in a call.
 * @param names of the settings that are on and decorate the port, the outermost first
 * @param whole the call as the app sees it
 */
export const settingsOf = (
  names: readonly string[],
  { whole, beneath, isAborted }: { readonly whole: Layer; readonly beneath: Beneath; readonly isAborted: boolean },
): readonly TracedSetting[] => {
  const found: TracedSetting[] = [];
  let above = whole;
  for (const name of names) {
    const layer = beneath.get(name);
    if (!layer || (isAborted && layer.endedAt !== undefined)) return [...found, stopped(name, above, isAborted)];
    const part = passed(name, above, layer);
    if (part) found.push(part);
    above = layer;
  }
  return found;
};
