import { describe, expect, it, vi } from 'vitest';
import { tabChannelContract } from '#application/ports/tab-channel.contract.ts';
import type { TabMessage } from '#application/ports/tab-channel.ts';
import { BroadcastTabChannel } from './broadcast-tab-channel.ts';

tabChannelContract('BroadcastChannel', () => {
  const tabs = [new BroadcastTabChannel(), new BroadcastTabChannel()] as const;
  const third = new BroadcastTabChannel();
  return {
    tabs,
    post: (message) => third.tell(message as TabMessage),
    close: () => [...tabs, third].forEach((channel) => channel.close()),
  };
});

describe('the tab channel over BroadcastChannel', () => {
  it('goes by the name of matinee, as it will in other releases', async () => {
    const raw = new BroadcastChannel('matinee');
    const channel = new BroadcastTabChannel();
    const data = new Promise((resolve) => raw.addEventListener('message', (event) => resolve(event.data)));
    channel.tell({ kind: 'erased' });
    expect(await data).toEqual({ kind: 'erased' });
    [raw, channel].forEach((end) => end.close());
  });

  it('that was closed tells nobody, and does not throw', () => {
    const channel = new BroadcastTabChannel();
    channel.close();
    expect(() => channel.tell({ kind: 'erased' })).not.toThrow();
  });

  it.each([
    ['is no', undefined],
    ['is a forbidden', () => { throw new DOMException('Access is denied.', 'SecurityError'); }],
  ])('is silent where there %s BroadcastChannel', async (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const channel = new BroadcastTabChannel();
    const heard = vi.fn();
    const subscription = channel.messages$.subscribe(heard);
    expect(() => channel.tell({ kind: 'erased' })).not.toThrow();
    channel.close();
    subscription.unsubscribe();
    vi.unstubAllGlobals();
    expect(heard).not.toHaveBeenCalled();
  });
});
