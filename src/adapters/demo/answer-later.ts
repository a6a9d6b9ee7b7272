const aborted = (): DOMException => new DOMException('The question was withdrawn.', 'AbortError');

/**
 * Answers later, as a network would: never before the caller goes on, so that withdrawing at once still counts.
 * Rejects with an `AbortError` once the signal aborts, whatever its reason, and otherwise with what `answer` throws.
 */
export const answerLater = async <T>(signal: AbortSignal, answer: () => T): Promise<T> => {
  await Promise.resolve();
  if (signal.aborted) throw aborted();
  return answer();
};
