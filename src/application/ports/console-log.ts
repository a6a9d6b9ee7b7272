/** Where developers read what visitors need not see. Never told a token. */
export interface ConsoleLog {
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}
