/** The messages that pages send to the worker. */
type Message =
  | { readonly kind: 'take-over' }
  /** No worker controls the page. */
  | { readonly kind: 'claim' }
  /** The site's host has refused a call of the page's. */
  | { readonly kind: 'refused' }
  /** Something that the worker has stored may be broken. */
  | { readonly kind: 'repair' }
  | { readonly kind: 'seen'; readonly pictures: readonly string[] }
  | { readonly kind: 'unknown' };

const isAddress = (value: unknown): value is string => typeof value === 'string' && URL.canParse(value);

/** Reads a message. Pages of another release may send messages that this release does not know. */
export const readMessage = (data: unknown): Message => {
  const { kind, pictures } = Object(data) as Partial<Record<string, unknown>>;
  if (kind === 'take-over' || kind === 'claim' || kind === 'refused' || kind === 'repair') return { kind };
  if (kind === 'seen' && Array.isArray(pictures)) return { kind, pictures: pictures.filter(isAddress) };
  return { kind: 'unknown' };
};
