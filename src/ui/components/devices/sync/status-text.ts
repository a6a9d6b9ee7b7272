import type { JoinedState } from '#application/use-cases/devices/devices-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { formatRelativeTime } from '#domain/format/format-relative-time.ts';

/** 'just now', '3 minutes ago'. Another device's clock may be of no use. */
export const whenText = (time: Date, now: Date): string =>
  formatRelativeTime(time.toJSON(), now) ?? 'at an unknown time';

type Shared = Pick<JoinedState, 'others' | 'sharedAt' | 'isWorking'>;

/** With whom the lists are shared, without the time: what is said anew only when it is another. */
export const partnersText = ({ others, sharedAt, isWorking }: Shared): string => {
  if (!sharedAt) return isWorking ? 'Sharing...' : 'Not shared yet';
  return others.length === 0 ? 'Shared with no other device yet' : `Shared with ${countOf(others.length, 'device')}`;
};

/** 'Shared with 2 devices, 3 minutes ago' (product.md, Devices on screen: state). */
export const statusText = (state: Shared, now: Date): string => {
  const { others, sharedAt } = state;
  const partners = partnersText(state);
  return sharedAt && others.length > 0 ? `${partners}, ${whenText(sharedAt, now)}` : partners;
};
