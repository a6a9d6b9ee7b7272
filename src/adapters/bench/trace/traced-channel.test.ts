import { describe, expect, it } from 'vitest';
import { TraceRecorder } from './trace-recorder.ts';
import { tracedChannels } from './traced-channel.ts';

const SECRET = 'Seven Quiet Alibis';
const told = (recorder: TraceRecorder) =>
  recorder.traced.entries.map(({ call, subject, status, failure }) => [call, subject, status, failure ?? '']);

const say = (channel: BroadcastChannel | undefined, ...message: [unknown]): void => channel?.postMessage(...message);

describe('messages of tabs (product.md, QA: trace)', () => {
  it('are told as they are sent and received, by what this release says alone', async () => {
    const recorder = new TraceRecorder();
    const channel = tracedChannels((name) => new BroadcastChannel(name), recorder)('matinee-test');
    const other = new BroadcastChannel('matinee-test');
    const heard: unknown[] = [];
    const received = new Promise<void>((resolve) => {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (heard.push(data) === 2) resolve();
      });
    });
    const atOther = new Promise((resolve) => other.addEventListener('message', ({ data }) => resolve(data)));
    say(channel, 'grown');
    expect(await atOther).toBe('grown');
    say(other, { kind: 'erased' });
    say(other, { kind: 'renamed', to: SECRET });
    await received;
    channel?.close();
    other.close();
    expect(heard).toEqual([{ kind: 'erased' }, { kind: 'renamed', to: SECRET }]);
    expect(told(recorder)).toEqual([
      ['tabs.sent', 'grown on matinee-test', 'done', ''],
      ['tabs.received', 'erased on matinee-test', 'done', ''],
      ['tabs.received', 'another message on matinee-test', 'done', ''],
    ]);
  });

  it('that cannot be sent have failed, and the failure is passed on', () => {
    const recorder = new TraceRecorder();
    const channel = tracedChannels((name) => new BroadcastChannel(name), recorder)('matinee-test');
    channel?.close();
    expect(() => say(channel, 'grown')).toThrow(/closed/);
    expect(told(recorder)).toMatchObject([['tabs.sent', 'grown on matinee-test', 'failed', 'InvalidStateError']]);
  });

  it('there are none where there is no channel', () => {
    expect(tracedChannels(() => undefined, new TraceRecorder())('matinee-test')).toBeUndefined();
  });
});
