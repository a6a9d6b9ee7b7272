import type { Observable } from 'rxjs';

/** Tells the visitor's other tabs that everything was erased. What happens to the library they find in the log. */
export interface TabChannel {
  /** Another tab has told so; never this one. */
  readonly erased$: Observable<unknown>;
  /** Never throws. */
  publishErased(): void;
}
