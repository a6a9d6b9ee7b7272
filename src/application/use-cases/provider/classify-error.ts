import { classifyError, explainError, type Classification } from '#domain/classified-error.ts';

/** Makes what rules and screens speak of out of whatever a request failed with. */
export class ClassifyError {
  /** @param text the caller's word for what is none of the table's. */
  execute(error: unknown, text?: string): Classification {
    return { ...classifyError(error, text), alternate: explainError(error, text) };
  }
}
