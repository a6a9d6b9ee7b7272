/** The messages that `src/worker/read-message.ts` reads. */
type Message =
  | { readonly kind: 'take-over' | 'claim' | 'refused' }
  | { readonly kind: 'seen'; readonly pictures: readonly string[] };

/** Sends a message to the site's worker. Does nothing where there is none. */
export const tellWorker = (
  message: Message,
  worker: ServiceWorker | null | undefined = globalThis.navigator?.serviceWorker?.controller,
): void => worker?.postMessage(message, []);
