const aborted = (): DOMException => new DOMException('The question was withdrawn.', 'AbortError');

/**
 * Answers later, as a network would. It never answers before the caller goes on, so that a request can still be
 * withdrawn at once.
 * Rejects with an `AbortError` once the signal aborts, whatever its reason, and otherwise with the error that `answer`
 * throws.
 */
export const answerLater = async <T>(signal: AbortSignal, answer: () => T): Promise<T> => {
  await Promise.resolve();
  if (signal.aborted) throw aborted();
  return answer();
};
