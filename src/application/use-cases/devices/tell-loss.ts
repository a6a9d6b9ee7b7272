import type { Notifications } from '../../notifications/notifications.ts';
import type { MembershipMemory } from '../../ports/devices/membership-memory.ts';

interface TellLossDeps {
  readonly membershipMemory: Pick<MembershipMemory, 'wasLost' | 'forget'>;
  readonly notifications: Pick<Notifications, 'show'>;
}

const LOST =
  'This browser has lost how your lists are shared, so sharing has ended here. To join again, choose “Share between devices” in “Your data”.';
const LOST_MS = 30_000;

/** Tells, once, where the browser has lost this device's part in sharing (product.md, Devices: lost). Rejects when the device refuses. */
export const tellLoss = async ({ membershipMemory, notifications }: TellLossDeps): Promise<void> => {
  if (!(await membershipMemory.wasLost())) return;
  await membershipMemory.forget();
  notifications.show({ type: 'error', message: LOST, durationMs: LOST_MS });
};
