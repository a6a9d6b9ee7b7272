import type { Observable } from 'rxjs';

/** One way for the demo catalogue to behave (product.md, QA: scenarios). */
export interface Scenario {
  readonly name: string;
  /** For QA, in one line. */
  readonly does: string;
}

/** QA's choice of how the demo catalogue behaves; there is none where another catalogue is shown. */
export interface Scenarios {
  /** `none`, the catalogue as it is, comes first. */
  readonly all: readonly Scenario[];
  /** The one in force. Emits at once. */
  readonly current$: Observable<Scenario>;
  /** Lasts for the tab. Begins at once, or starts the app over where only that shows what it does. */
  choose(name: string): void;
}
