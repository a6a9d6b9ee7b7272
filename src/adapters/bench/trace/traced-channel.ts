import type { OpenChannel } from '../../log/open-channel.ts';
import { recordedNow } from './recorded.ts';
import type { Records } from './trace-recorder.ts';

/** All that this release tells other tabs. */
const WORDS: ReadonlySet<unknown> = new Set(['grown', 'erased']);

/** What a message says. Of one that this release does not know it is not told. */
const wordOf = (data: unknown): string => {
  const word = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : data;
  return typeof word === 'string' && WORDS.has(word) ? word : 'another message';
};

/** Opens the very channels that `open` does, with the messages on them recorded. */
export const tracedChannels =
  (open: OpenChannel, recorder: Records): OpenChannel =>
  (name) => {
    const channel = open(name);
    if (!channel) return undefined;
    const begun = (call: string, data: unknown) =>
      ({ kind: 'tabs', call: `tabs.${call}`, subject: `${wordOf(data)} on ${name}` }) as const;
    const post = channel.postMessage.bind(channel);
    channel.postMessage = (data: unknown) => recordedNow(recorder, begun('sent', data), () => post(data));
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => recorder.note(begun('received', data)));
    return channel;
  };
