import { classifyError, explainError, type ClassifiedError, type ExplainedError } from '#domain/classified-error.ts';

/** What a failure is by the table of texts, and by the alternate one (product.md, Errors and retry: action hints). */
export interface Classification extends ClassifiedError {
  readonly alternate: ExplainedError;
}

/** Makes what rules and screens speak of out of whatever a request failed with. */
export class ClassifyError {
  /** @param text the caller's word for what is none of the table's. */
  execute(error: unknown, text?: string): Classification {
    return { ...classifyError(error, text), alternate: explainError(error, text) };
  }
}
