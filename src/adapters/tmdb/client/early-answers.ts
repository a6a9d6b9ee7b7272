import { requestInit, type OutgoingRequest } from './outgoing-request.ts';

type EarlyRequest = Omit<OutgoingRequest, 'query' | 'signal'>;

interface EarlyAnswer {
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** By address, in the order they were asked for: what is asked twice is answered twice. */
type Shelf = Map<string, EarlyAnswer[]>;

/** The page's early script and its application are built apart: only the global object is common to them. */
const shared = globalThis as { matineeEarlyAnswers?: Shelf };

const addressOf = ({ baseUrl, path }: EarlyRequest): string => baseUrl + path;

/** Asks before the application's code has arrived, for the first that then sends this request. */
export const requestEarly = (request: EarlyRequest): Promise<Response> => {
  const controller = new AbortController();
  const response = fetch(addressOf(request), { ...requestInit(request), signal: controller.signal });
  // The caller that takes the answer handles its failure.
  response.catch(() => {});
  const shelf = (shared.matineeEarlyAnswers ??= new Map<string, EarlyAnswer[]>());
  const address = addressOf(request);
  shelf.set(address, [...(shelf.get(address) ?? []), { response, abort: () => controller.abort() }]);
  return response;
};

/**
 * The answer to a request that was sent early, once, as if it were sent now: it ends when the request's signal aborts.
 * Undefined when none was.
 */
export const takeEarly = (request: OutgoingRequest): Promise<Response> | undefined => {
  const early = shared.matineeEarlyAnswers?.get(addressOf(request))?.shift();
  if (!early) return undefined;
  request.signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
};
