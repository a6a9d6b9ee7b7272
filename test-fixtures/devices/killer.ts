const never = new Promise<never>(() => {});

/** Kills a page at one of the calls that it makes of its ports: before the call is done, or right after. */
export class Killer {
  private left = Number.POSITIVE_INFINITY;
  private isAfter = false;
  isKilled = false;
  calls = 0;

  /** @param calls how many go well before */
  arm(calls: number, isAfter: boolean): void {
    this.left = calls;
    this.isAfter = isAfter;
    this.isKilled = false;
    this.calls = 0;
  }

  disarm(): void {
    this.left = Number.POSITIVE_INFINITY;
    this.isKilled = false;
  }

  readonly wrap = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name, target);
        return typeof method === 'function'
          ? (...args: unknown[]) => this.call(() => method.apply(target, args) as unknown)
          : method;
      },
    });

  private call(act: () => unknown): unknown {
    this.calls += 1;
    this.left -= 1;
    if (this.left >= 0 && !this.isKilled) return act();
    // Only the first call may still have been done.
    if (!this.isKilled && this.isAfter) void Promise.resolve(act()).catch(() => {});
    this.isKilled = true;
    return never;
  }
}
