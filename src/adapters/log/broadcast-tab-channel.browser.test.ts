import { describe, expect, it, vi } from 'vitest';
import { tabChannelContract } from '#application/ports/library/tab-channel.contract.ts';
import { BroadcastTabChannel } from './broadcast-tab-channel.ts';

tabChannelContract('BroadcastChannel', () => {
  const tabs = [new BroadcastTabChannel(), new BroadcastTabChannel()] as const;
  const third = new BroadcastChannel('matinee');
  return {
    tabs,
    post: third.postMessage.bind(third),
    close: () => [...tabs, third].forEach((end) => end.close()),
  };
});

describe('the tab channel over BroadcastChannel', () => {
  it('publishes the same messages as the release before, on the same channel', async () => {
    const raw = new BroadcastChannel('matinee');
    const channel = new BroadcastTabChannel();
    const data = new Promise((resolve) => raw.addEventListener('message', (event) => resolve(event.data)));
    channel.publishErased();
    expect(await data).toEqual({ kind: 'erased' });
    [raw, channel].forEach((end) => end.close());
  });

  it('that was closed publishes nothing, and does not throw', () => {
    const channel = new BroadcastTabChannel();
    channel.close();
    expect(() => channel.publishErased()).not.toThrow();
  });

  it.each([
    ['is no', undefined],
    [
      'is a forbidden',
      () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    ],
  ])('is silent where there %s BroadcastChannel', async (_, Channel) => {
    vi.stubGlobal('BroadcastChannel', Channel);
    const channel = new BroadcastTabChannel();
    const received = vi.fn();
    const subscription = channel.erased$.subscribe(received);
    expect(() => channel.publishErased()).not.toThrow();
    channel.close();
    subscription.unsubscribe();
    vi.unstubAllGlobals();
    expect(received).not.toHaveBeenCalled();
  });
});
