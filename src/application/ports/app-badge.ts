/** The number on the installed app's icon. */
export interface AppBadge {
  /** Whether this app is installed, and its icon can have a number. */
  readonly isThere: boolean;
  /** Shows a number; none for 0. Asks the visitor nothing. Never throws: a browser that refuses shows no number. */
  show(count: number): void;
}
