import type { LibraryAction } from '#domain/library/library-change.ts';
import type { DeviceWithTabs } from './device-with-tabs.ts';
import { ids, settle } from './watchlist-of.ts';

type Tab = ReturnType<DeviceWithTabs['open']>;

export const HOME = '203.0.113.7';
export const WORK = '198.51.100.9';
export const NO_ADDRESS = 'fp_1';
export const BUNDLE = 'matinee_user_data_';
/** What is said of a newer library of another line. */
export const OFFER = 'Newer lists are on this device, of another network or browser.';

export const rated = (id: number): LibraryAction => ({
  kind: 'title-marked',
  title: { id },
  set: { rating: 9 },
  clear: [],
});

export const does = ({ session }: Tab, actions: readonly LibraryAction[]): void =>
  actions.forEach((action) => void session.dispatch(action));

/** A tab whose library is loaded. */
export const opened = async (device: DeviceWithTabs, identifier: string): Promise<Tab> => {
  const tab = device.open({ identifier });
  await device.clock.advance(2_000);
  return tab;
};

/** A visit that ends once all is saved. @returns what was there when it was loaded */
export const visit = async (device: DeviceWithTabs, identifier: string, ...actions: LibraryAction[]) => {
  const tab = await opened(device, identifier);
  const loaded = {
    ids: ids(tab),
    marks: tab.session.library.marks,
    messages: tab.emitted.map(({ message }) => message),
  };
  does(tab, actions);
  await settle(device);
  tab.kill();
  return loaded;
};

/** What the device's store holds of an identifier's watchlist. */
export const savedUnder = ({ entries }: DeviceWithTabs, identifier: string): readonly number[] =>
  (
    JSON.parse(entries.getItem(BUNDLE + identifier) ?? '{"watchlist":[]}') as { watchlist: { id: number }[] }
  ).watchlist.map(({ id }) => id);
