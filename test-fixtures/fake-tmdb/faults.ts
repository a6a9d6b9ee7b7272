type Misbehaviour =
  /** 200 with a page of HTML, as captive portals answer. */
  | { readonly kind: 'html' }
  /** 200 with nothing in it. */
  | { readonly kind: 'empty' }
  /** 200 with the first half of the right answer. */
  | { readonly kind: 'truncated' }
  /** 200 with JSON of another shape. */
  | { readonly kind: 'shape'; readonly body?: unknown }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly html?: boolean }
  /** No answer at all. */
  | { readonly kind: 'network' }
  /** The right answer, late; or never. */
  | { readonly kind: 'delay'; readonly ms: number | 'infinite' };

/** How the fake is to misbehave. */
export type Fault = Misbehaviour & {
  /** Behind the API's base URL; `/movie/*` means all that begins so. Absent means everywhere. */
  readonly path?: string;
  /** How often; absent means until cleared. */
  readonly times?: number;
};

const applies = ({ path }: Fault, asked: string): boolean =>
  path === undefined || (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path);

/** The faults in force. The first that applies to a path wins. */
export class Faults {
  private inForce: readonly { readonly fault: Fault; left: number }[] = [];

  set(...faults: readonly Fault[]): void {
    this.inForce = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  clear(): void {
    this.set();
  }

  /** The fault for a request to this path, counted as used. */
  take(path: string): Fault | undefined {
    const found = this.inForce.find(({ fault, left }) => left > 0 && applies(fault, path));
    if (found) found.left -= 1;
    return found?.fault;
  }
}
