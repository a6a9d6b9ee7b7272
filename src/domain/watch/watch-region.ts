/** A country of which somebody knows what can be watched there. */
export interface WatchRegion {
  /** ISO 3166-1: two capital letters. */
  readonly code: string;
  /** In English, as the provider has it. */
  readonly name: string;
}

export const isRegionCode = (code: string): boolean => /^[A-Z]{2}$/.test(code);
