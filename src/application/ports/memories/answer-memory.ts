/** An answer of the provider. */
export interface TimedAnswer {
  /** In milliseconds. */
  readonly answeredAt: number;
}

/**
 * What the provider answered, on this device, so that it need not be asked again. It keeps the newest answers for as long as they
 * may be kept, and may forget any at any time.
 */
export interface AnswerMemory<Answer extends TimedAnswer> {
  /** The answers that there are, by their keys. Never rejects: what cannot be read is as if it were not there. */
  recall(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>>;
  /** Resolves once it is kept, or cannot be. Never rejects. */
  remember(key: string, answer: Answer): Promise<void>;
}

/** Whether an answer is no older than it may be. One of the future was given by another clock, and says nothing. */
export const isCurrent = ({ answeredAt }: TimedAnswer, now: Date, keptMs: number): boolean => {
  const age = now.getTime() - answeredAt;
  return age >= 0 && age < keptMs;
};
