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
  /** 302 to a path of this origin, such as the very one that was asked. */
  | { readonly kind: 'redirect'; readonly to: string }
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
  /** How often for each address, its query included; absent means always. */
  readonly timesEach?: number;
};

const applies = ({ path }: Fault, asked: string): boolean =>
  path === undefined || (path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path);

/** A fault, and how often it was used. */
class FaultInForce {
  private used = 0;
  private readonly usedEach = new Map<string, number>();

  constructor(private readonly fault: Fault) {}

  appliesTo(path: string, address: string): boolean {
    const { times = Number.POSITIVE_INFINITY, timesEach = Number.POSITIVE_INFINITY } = this.fault;
    return this.used < times && this.usedFor(address) < timesEach && applies(this.fault, path);
  }

  use(address: string): Fault {
    this.used += 1;
    this.usedEach.set(address, this.usedFor(address) + 1);
    return this.fault;
  }

  private usedFor(address: string): number {
    return this.usedEach.get(address) ?? 0;
  }
}

/** The faults in force. The first that applies to a path wins. */
export class Faults {
  private inForce: readonly FaultInForce[] = [];

  set(...faults: readonly Fault[]): void {
    this.inForce = faults.map((fault) => new FaultInForce(fault));
  }

  /** In front of those in force. */
  add(...faults: readonly Fault[]): void {
    this.inForce = [...faults.map((fault) => new FaultInForce(fault)), ...this.inForce];
  }

  clear(): void {
    this.set();
  }

  /**
   * The fault for a request to this path, counted as used.
   * @param address the path with its query
   */
  take(path: string, address = path): Fault | undefined {
    const found = this.inForce.find((each) => each.appliesTo(path, address));
    return found?.use(address);
  }
}
