/** The error of a call when its caller's signal aborts, whatever reason the caller gave. */
export const aborted = (): DOMException => new DOMException('The request was aborted.', 'AbortError');
