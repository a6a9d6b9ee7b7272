import { requestInit, type OutgoingRequest } from './outgoing-request.ts';

type EarlyRequest = Omit<OutgoingRequest, 'signal'>;

interface EarlyAnswer {
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

/** Early answers by address, in the order of their requests: two requests for one address get two answers. */
type Shelf = Map<string, EarlyAnswer[]>;

/** The page's early script and its application are built apart. They have only the global object in common. */
const shared = globalThis as { matineeEarlyAnswers?: Shelf };

/** With what is asked for: an answer in another language is another answer. */
const addressOf = ({ baseUrl, path, query }: EarlyRequest): string => {
  const asked = query && `${new URLSearchParams(query as Record<string, string>)}`;
  return baseUrl + path + (asked ? `?${asked}` : '');
};

/**
 * Sends a request before the application's code has arrived. The first such request of the application gets its answer.
 */
export const requestEarly = (request: EarlyRequest): Promise<Response> => {
  const controller = new AbortController();
  const response = fetch(addressOf(request), { ...requestInit(request), signal: controller.signal });
  // The code that takes the answer handles a failure.
  response.catch(() => {});
  const shelf = (shared.matineeEarlyAnswers ??= new Map<string, EarlyAnswer[]>());
  const address = addressOf(request);
  shelf.set(address, [...(shelf.get(address) ?? []), { response, abort: () => controller.abort() }]);
  return response;
};

/**
 * The answer to a request that was sent early, given once. It behaves as if it were sent now: it ends when the
 * request's signal aborts. Undefined when none was sent.
 */
export const takeEarly = (request: OutgoingRequest): Promise<Response> | undefined => {
  const early = shared.matineeEarlyAnswers?.get(addressOf(request))?.shift();
  if (!early) return undefined;
  request.signal.addEventListener('abort', early.abort, { once: true });
  return early.response;
};
