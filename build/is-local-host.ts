/**
 * Whether a Host header names this machine. A page elsewhere can have its own name lead here (DNS rebinding), and would then be of the
 * same origin as what a server on this machine answers.
 */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');
