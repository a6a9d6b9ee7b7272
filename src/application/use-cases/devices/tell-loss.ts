import type { Notifications } from '../../notifications/notifications.ts';
import type { MembershipMemory } from '../../ports/devices/membership-memory.ts';

export interface TellLossDeps {
  readonly memory: Pick<MembershipMemory, 'wasLost' | 'forget'>;
  readonly notifications: Pick<Notifications, 'show'>;
}

const LOST =
  'This browser has lost how your lists are shared, so sharing has ended here. To join again, choose “Share between devices” in “Your data”.';
const LOST_MS = 30_000;

/** Tells, once, where the browser has lost this device's part in sharing (product.md, Devices: lost). Rejects when the device refuses. */
export const tellLoss = async ({ memory, notifications }: TellLossDeps): Promise<void> => {
  if (!(await memory.wasLost())) return;
  await memory.forget();
  notifications.show({ type: 'error', message: LOST, durationMs: LOST_MS });
};
