import { failureOf } from '../catalog-failure.ts';
import type { FailureArea } from './failure-area.ts';
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

/** What failed during the visit, as it is kept in memory. Its error and its path may hold anything: `reportedFailures` alone reads them. */
export interface NotedFailure {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly area: FailureArea;
  readonly error?: unknown;
  /** Where the provider was asked. */
  readonly path?: string | undefined;
}

/** product.md, Report: failures. */
const LIMIT = 20;
/** Of what a time can be. */
const LATEST_MS = 8.64e15;
const STATUSES = { least: 100, most: 599 };

const isStatus = (status: unknown): status is number =>
  Number.isInteger(status) && Number(status) >= STATUSES.least && Number(status) <= STATUSES.most;

const reported = ({ at, area, error, path }: NotedFailure): ReportedFailure => {
  const failure = failureOf(error);
  const status = failure?.kind === 'http' ? failure.status : undefined;
  return {
    at: new Date(Math.abs(at) <= LATEST_MS ? at : 0).toISOString(),
    area,
    kind: failureKind(error),
    ...(path !== undefined && { path: reportPath(path) }),
    ...(isStatus(status) && { status }),
  };
};

/**
 * The newest failures, the latest last (product.md, Report: failures). A call that failed is there once, although the console may have been
 * told of its cause, and of what was in vain for it.
 */
export const reportedFailures = (noted: readonly NotedFailure[]): readonly ReportedFailure[] => {
  const told = new Set<unknown>();
  const fresh = noted.filter(({ area, error, path }) => {
    // What is said of a call without an error is said beside the call itself.
    const isNews = error === undefined ? area !== 'request' : !told.has(error);
    if (path !== undefined) for (const cause of causesOf(error)) told.add(cause);
    return isNews;
  });
  return fresh.slice(-LIMIT).map(reported);
};
