/** product.md, Notifications: types. */
export type NotificationType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** What a visitor can do about it, as a button. */
export interface NotificationAction {
  readonly label: string;
  readonly run: () => void;
}

/** What a visitor has done, several times perhaps: one notification tells of all of it (product.md, Notifications: one of an act). */
export interface NotifiedAct {
  /** Tells it from acts of other kinds. */
  readonly name: string;
  /** What it was done to. */
  readonly things: ReadonlySet<string>;
  /** Takes all of it back, the newest first. Never rejects. */
  readonly takeBack?: () => Promise<void>;
}

export interface Notification {
  readonly id: string;
  readonly type: NotificationType;
  readonly message: string;
  /** False once dismissed: it leaves 1 s later (product.md, Notifications: dismissal). */
  readonly visible: boolean;
  /** Whether it stays until it is dismissed. */
  readonly stays?: boolean;
  readonly act?: NotifiedAct;
  /** Whether it says no more than that all is well: it gives way to what the visitor has turned to. */
  readonly isGreeting?: boolean;
  readonly action?: NotificationAction;
  /** What else there is to do about it. */
  readonly alternative?: NotificationAction;
}

/** How long a notification of no type in particular stays, in milliseconds (product.md, Notifications: durations). */
export const DEFAULT_NOTIFICATION_MS = 3_000;

/** In milliseconds; a loading toast stays until it is dismissed (product.md, Notifications: durations). */
export const NOTIFICATION_MS: Readonly<Record<NotificationType, number>> = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4_000,
};
