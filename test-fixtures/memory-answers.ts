import type { AnswerMemory, TimedAnswer } from '#application/ports/memories/answer-memory.ts';

/** Keeps answers for as long as a test lasts. */
export class MemoryAnswers<Answer extends TimedAnswer> implements AnswerMemory<Answer> {
  readonly answers = new Map<string, Answer>();

  async recall(keys: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
    const wanted = new Set(keys);
    return new Map([...this.answers].filter(([key]) => wanted.has(key)));
  }

  async remember(key: string, answer: Answer): Promise<void> {
    this.answers.set(key, answer);
  }
}
