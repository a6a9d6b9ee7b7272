import * as v from 'valibot';
import type { TabMessage } from '#application/ports/tab-channel.ts';
import { decodeChange } from '../journal/decode-change.ts';

const Entry = v.object({
  counter: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  change: v.pipe(v.unknown(), v.transform(decodeChange)),
});

const Message = v.variant('kind', [
  v.object({ kind: v.literal('changed'), identifier: v.pipe(v.string(), v.nonEmpty()), entries: v.array(Entry) }),
  v.object({ kind: v.literal('erased') }),
]) satisfies v.GenericSchema<unknown, TabMessage>;

/** What another tab tells, maybe one of another release; undefined for what this one cannot read. Never throws. */
export const decodeMessage = (raw: unknown): TabMessage | undefined => {
  const { success, output } = v.safeParse(Message, raw);
  return success ? output : undefined;
};
