import { failureOf } from '../catalog-failure.ts';

/** What browsers call the errors that they throw. */
const ERROR_NAMES = [
  'QuotaExceededError',
  'SecurityError',
  'InvalidStateError',
  'InvalidAccessError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'NoModificationAllowedError',
  'TypeMismatchError',
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'DataError',
  'DataCloneError',
  'ConstraintError',
  'ReadOnlyError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'OperationError',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
] as const;

export type FailureKind =
  | 'network'
  | 'timeout'
  | 'http'
  | 'malformed'
  | 'signed-out'
  | (typeof ERROR_NAMES)[number]
  | 'error';

/** How many causes of an error are asked for its kind. */
const DEPTH = 4;

const nameOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;

/** The error and its causes. */
export const causesOf = (error: unknown): readonly unknown[] => {
  const causes: unknown[] = [];
  let next = error;
  while (next !== undefined && causes.length < DEPTH) {
    causes.push(next);
    next = next instanceof Error ? next.cause : undefined;
  }
  return causes;
};

/** An error by its kind alone: its text may hold anything. */
export const failureKind = (error: unknown): FailureKind => {
  const failure = failureOf(error);
  if (failure) return failure.isSignedOut ? 'signed-out' : failure.kind;
  const names = new Set(causesOf(error).map(nameOf));
  // An error without a name of its own may have a cause with one.
  return ERROR_NAMES.find((name) => names.has(name)) ?? 'error';
};
