const UNKNOWN = 'Unknown error occurred';

interface ErrorDetails {
  readonly message: string;
  readonly status?: number;
}

const messageOf = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.message : undefined;
};

/**
 * The message of an error, or its status text, or a text for an unknown error
 * (product.md, Errors and retry: error screen).
 */
export const errorDetails = (error: unknown): ErrorDetails =>
  error instanceof Response
    ? { message: error.statusText || UNKNOWN, status: error.status }
    : { message: messageOf(error) || UNKNOWN };
