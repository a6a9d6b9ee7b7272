import { LogEntries } from '#adapters/log/log-entries.ts';
import { IDENTIFIER, type DeviceWithTabs } from './device-with-tabs.ts';

type Tab = ReturnType<DeviceWithTabs['open']>;

export const KEY = `matinee_user_data_${IDENTIFIER}`;

export const add = (id: number) =>
  ({ kind: 'title-saved', list: 'watchlist', title: { id, addedAt: '2026-11-21T12:00:00.000Z' } }) as const;

export const remove = (id: number) => ({ kind: 'title-removed', list: 'watchlist', title: { id } }) as const;

/** What a tab's watchlist shows. */
export const ids = ({ session }: Tab): readonly number[] => session.library.watchlist.map(({ id }) => id);

/** What the device's store holds of it. */
export const savedIds = (device: DeviceWithTabs): readonly number[] =>
  (JSON.parse(device.entries.getItem(KEY) ?? '{"watchlist":[]}') as { watchlist: { id: number }[] }).watchlist.map(
    ({ id }) => id,
  );

/** Long enough for every load, save and message. */
export const settle = (device: DeviceWithTabs): Promise<void> => device.clock.advance(5_000);

/** What the panel says of the log. */
export const logStatus = ({ loader }: Tab): string => {
  let last = '';
  loader.repository?.logStatus$.subscribe((next) => (last = next)).unsubscribe();
  return last;
};

/** The ids of the changes that are in localStorage, for the log to take over. */
export const leftIds = (device: DeviceWithTabs): readonly string[] =>
  new LogEntries(() => device.left).all().map(({ id }) => id);

/** What the watchlist of one more visit shows. */
export const nextIds = async (device: DeviceWithTabs): Promise<readonly number[]> => {
  const next = device.open();
  await settle(device);
  next.kill();
  return ids(next);
};
