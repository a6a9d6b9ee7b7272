import { failureOf } from '../catalog-failure.ts';
import { failureArea, type FailureArea } from './failure-area.ts';
import { causesOf, failureKind, type FailureKind } from './failure-kind.ts';
import { reportPath } from './report-path.ts';

/** A failure as a report has it: no field can hold a text of the visitor's. */
export interface ReportedFailure {
  /** ISO time. */
  readonly at: string;
  readonly area: FailureArea;
  readonly kind: FailureKind;
  /** Of a call of the provider, as `reportPath` makes it. */
  readonly path?: string;
  /** Of an answer of the provider. */
  readonly status?: number;
}

/** What is known of a failure before anything is left out. */
interface Noted {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly message: string;
  readonly error?: unknown;
  readonly path?: string | undefined;
}

/** product.md, Report: failures. */
const LIMIT = 20;
/** Of what a time can be. */
const LATEST_MS = 8.64e15;
const STATUSES = { least: 100, most: 599 };

const isStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= STATUSES.least && Number(status) <= STATUSES.most;

const reported = ({ at, message, error, path }: Noted): ReportedFailure => {
  const failure = failureOf(error);
  const status = failure?.kind === 'http' ? failure.status : undefined;
  return {
    at: new Date(Math.abs(at) <= LATEST_MS ? at : 0).toISOString(),
    area: path === undefined ? (failureArea(message) ?? 'other') : 'request',
    kind: failureKind(error),
    ...(path !== undefined && { path: reportPath(path) }),
    ...(isStatus(status) && { status }),
  };
};

/**
 * The newest failures, the latest last (product.md, Report: failures). A call that failed is there once, although the console may have been
 * told of its cause, and of what was in vain for it.
 */
export const reportedFailures = (noted: readonly Noted[]): readonly ReportedFailure[] => {
  const told = new Set<unknown>();
  const fresh = noted.filter(({ error, path, message }) => {
    const isNews = error === undefined ? failureArea(message) !== undefined : !told.has(error);
    if (path !== undefined) for (const cause of causesOf(error)) told.add(cause);
    return isNews;
  });
  return fresh.slice(-LIMIT).map(reported);
};
