import { storeContract } from '#application/ports/library/store.contract.ts';
import { tabChannelContract } from '#application/ports/library/tab-channel.contract.ts';
import { mediumHarness } from '#fixtures/contract/harnesses/medium-harness.ts';
import { BroadcastTabChannel } from '../../log/broadcast-tab-channel.ts';
import { openChannel } from '../../log/open-channel.ts';
import { openIndexedDbMedium } from '../../store/open-indexed-db-medium.ts';
import { openLocalMedium } from '../../store/open-local-medium.ts';
import type { OpenMedium } from '../../store/text-medium.ts';
import { TraceRecorder } from './trace-recorder.ts';
import { tracedChannels } from './traced-channel.ts';
import { TracedMedium } from './traced-medium.ts';

// The trace changes nothing: what it records keeps all its promises.
const traced =
  (open: OpenMedium): OpenMedium =>
  async (clock) =>
    new TracedMedium(await open(clock), new TraceRecorder());

storeContract('traced localStorage', mediumHarness(traced(openLocalMedium)));
storeContract('traced IndexedDB', mediumHarness(traced(openIndexedDbMedium)));

tabChannelContract('traced BroadcastChannel', () => {
  const open = tracedChannels(openChannel, new TraceRecorder());
  const tabs = [new BroadcastTabChannel(open), new BroadcastTabChannel(open)] as const;
  const third = new BroadcastChannel('matinee');
  return {
    tabs,
    post: third.postMessage.bind(third),
    close: () => [...tabs, third].forEach((end) => end.close()),
  };
});
