import { failureOf } from '#domain/catalog-failure.ts';
import type { Begun, Ended, Records } from './trace-recorder.ts';

/** Why something was in vain. Never a message: it may hold what a visitor wrote. */
const failureText = (error: unknown): string => {
  if (failureOf(error)) return (error as Error).message;
  return error instanceof Error || error instanceof DOMException ? error.name : typeof error;
};

export const failed = (error: unknown): Ended => ({ status: 'failed', failure: failureText(error) });

/**
 * The very promise that `act` gives, recorded from its beginning to its end; what it throws is thrown.
 * @param more what the value tells of the entry
 */
export const recorded = <T>(
  recorder: Records,
  begun: Begun,
  { act, more = () => ({}) }: { readonly act: () => Promise<T>; readonly more?: (value: T) => Partial<Ended> },
): Promise<T> => {
  const { end } = recorder.begin(begun);
  let answer: Promise<T>;
  try {
    answer = act();
  } catch (error) {
    end(failed(error));
    throw error;
  }
  answer.then(
    (value) => end({ status: 'done', ...more(value) }),
    (error: unknown) => end(failed(error)),
  );
  return answer;
};

/** What `act` gives at once, recorded; what it throws is thrown. */
export const recordedNow = <T>(recorder: Records, begun: Begun, act: () => T): T => {
  const { end } = recorder.begin(begun);
  try {
    const value = act();
    end({ status: 'done' });
    return value;
  } catch (error) {
    end(failed(error));
    throw error;
  }
};
