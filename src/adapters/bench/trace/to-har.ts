import type { TraceEntry } from '#application/ports/trace.ts';

/** Where no host can be (RFC 2606): the demo asks none. */
const NOWHERE = 'https://demo.invalid/3';
const PAGE = 'page_1';

/** As Chromium writes what was no answer. */
const NET_ERRORS: Readonly<Record<string, string>> = {
  network: 'net::ERR_FAILED',
  timeout: 'net::ERR_TIMED_OUT',
};
const UNKNOWN_ERROR = 'net::ERR_FAILED';
const OK = 200;
const FAILED = /^HTTP (\d{3})$/;

/** An answer's status by HTTP. An answer that cannot be read is one. */
const statusOf = ({ status, failure = '' }: TraceEntry): number => {
  if (status === 'done' || failure === 'malformed') return OK;
  return Number(FAILED.exec(failure)?.[1] ?? 0);
};

const errorOf = (entry: TraceEntry): string | undefined => {
  if (statusOf(entry) !== 0) return undefined;
  if (entry.status === 'pending') return 'net::ERR_IO_PENDING';
  if (entry.status === 'aborted') return 'net::ERR_ABORTED';
  return NET_ERRORS[entry.failure ?? ''] ?? UNKNOWN_ERROR;
};

const STATUS_TEXT: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const responseOf = (entry: TraceEntry) => {
  const status = statusOf(entry);
  const error = errorOf(entry);
  return {
    status,
    statusText: STATUS_TEXT[status] ?? '',
    httpVersion: status === 0 ? '' : 'HTTP/1.1',
    cookies: [],
    headers: [],
    content: { size: 0, mimeType: status === 0 ? 'x-unknown' : 'application/json' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
    ...(error !== undefined && { _error: error }),
  };
};

const requestOf = ({ subject }: TraceEntry) => {
  const { href, searchParams } = new URL(NOWHERE + subject);
  return {
    method: 'GET',
    url: href,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [],
    queryString: [...searchParams].map(([name, value]) => ({ name, value })),
    headersSize: -1,
    bodySize: 0,
  };
};

/** Of what the format has no field for, under names of our own, which begin with `_`. */
const ownFields = ({ call, attempt, settings, failure }: TraceEntry) => ({
  _call: call,
  ...(failure !== undefined && { _failure: failure }),
  ...(attempt && { _attempt: attempt }),
  ...(settings && settings.length > 0 && { _settings: settings }),
});

export interface HarOf {
  readonly entries: readonly TraceEntry[];
  /** When the page was loaded, in milliseconds since 1970. */
  readonly pageStart: number;
  /** When this is written, in milliseconds since the page's start: what is pending has taken so long. */
  readonly now: number;
  readonly version: string;
  readonly comment: string;
}

/**
 * Entries of the trace in the format HAR 1.2, which browsers' developer tools read. Its entries are the calls; all else is in `_others`.
 * @see http://www.softwareishard.com/blog/har-12-spec/
 */
export const toHar = ({ entries, pageStart, now, version, comment }: HarOf) => {
  const timeOf = (ms: number): string => new Date(pageStart + ms).toISOString();
  const entryOf = (entry: TraceEntry) => {
    const time = entry.ms ?? Math.max(0, now - entry.startedAt);
    return {
      pageref: PAGE,
      startedDateTime: timeOf(entry.startedAt),
      time,
      request: requestOf(entry),
      response: responseOf(entry),
      cache: {},
      timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: time, receive: 0 },
      ...ownFields(entry),
    };
  };
  const others = entries.filter(({ kind }) => kind !== 'call');
  return {
    log: {
      version: '1.2',
      creator: { name: 'Matinee', version },
      pages: [
        {
          startedDateTime: timeOf(0),
          id: PAGE,
          title: 'Matinee',
          pageTimings: { onContentLoad: -1, onLoad: -1 },
        },
      ],
      entries: entries.filter(({ kind }) => kind === 'call').map(entryOf),
      comment,
      _others: others.map(({ startedAt, ...other }) => ({ startedDateTime: timeOf(startedAt), ...other })),
    },
  };
};
