import type { DueDay } from '#domain/calendar/due-days.ts';

/** Says what is out today while the app is closed. Some browsers do so for an installed app, when they see fit. */
export interface TodayNotices {
  /** Whether this is an installed app in such a browser. */
  readonly isThere: boolean;
  /** Whether the visitor has it, and the browser lets it. Never rejects. */
  isOn(): Promise<boolean>;
  /** Asks the visitor for what it takes. Resolves with whether it is on. Never rejects. */
  start(): Promise<boolean>;
  /** Forgets what was kept, too. Never rejects. */
  stop(): Promise<void>;
  /** Keeps what is said, in place of what was kept before; nothing while it is off. Never rejects. */
  keep(days: readonly DueDay[]): Promise<void>;
}
