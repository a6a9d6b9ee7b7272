import { tabChannelContract } from '#application/ports/tab-channel.contract.ts';
import type { TabMessage } from '#application/ports/tab-channel.ts';
import { TabHub } from './tab-hub.ts';

tabChannelContract('the hub of the tests', () => {
  const hub = new TabHub();
  const tabs = [hub.connect(), hub.connect()] as const;
  const third = hub.connect();
  return {
    tabs,
    post: (message) => third.tell(message as TabMessage),
    close: () => [...tabs, third].forEach((channel) => channel.close()),
  };
});
