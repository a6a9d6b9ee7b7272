import type { NotificationAction } from '#domain/notification.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Undo } from './undo.ts';

/** Long enough to be read and answered (product.md, Notifications: durations). */
const UNDOABLE_MS = 4_000;

/** An act that may be done to one thing after the other. */
export interface RepeatedAct {
  /** Tells it from others. */
  readonly name: string;
  /** What it is done to now. */
  readonly things: readonly string[];
  /** Whether what is offered beside the undo is about one thing alone: of several it is not offered. */
  readonly isOfferOfOne?: boolean;
  /** What is said once it was done to several in a row. */
  readonly told: (count: number) => string;
}

export interface Offer {
  /** Of several in a row one toast tells, with one undo for all (product.md, Notifications: one of an act). */
  readonly act?: RepeatedAct | undefined;

  /** Another offer beside the undo. */
  readonly alternative?: NotificationAction | undefined;
  /** Longer where much is gone. */
  readonly durationMs?: number;
}

/** The act with all that it was done to in a row. */
const continued = (notifications: Notifications, { name, things }: RepeatedAct, undo: Undo) => {
  const earlier = notifications.ofAct(name)?.act;
  return {
    name,
    things: new Set([...(earlier?.things ?? []), ...things]),
    takeBack: async () => {
      await undo();
      await earlier?.takeBack?.();
    },
  };
};

/**
 * The feedback to a change that a visitor may regret: says what was done, and offers to undo it (product.md, Lists: undo).
 */
export const notifyUndoable =
  (notifications: Notifications, message: string, { act, alternative, durationMs = UNDOABLE_MS }: Offer = {}) =>
  (undo: Undo): void => {
    const whole = act && continued(notifications, act, undo);
    const isMore = whole && whole.things.size > act.things.length;
    notifications.show({
      type: 'success',
      message: isMore ? act.told(whole.things.size) : message,
      durationMs,
      action: { label: 'Undo', run: () => void (whole ? whole.takeBack() : undo()) },
      act: whole,
      alternative: isMore && act.isOfferOfOne ? undefined : alternative,
    });
  };
