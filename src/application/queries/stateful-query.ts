import type { Observable } from 'rxjs';

/** What a screen looks at. It keeps what it has loaded for as long as it is kept, but asks only while it is active. */
export interface Query {
  /** Starts or resumes loading. The returned function stops it and aborts what is under way; what is loaded stays. */
  activate(): () => void;
}

export interface StatefulQuery<State> extends Query {
  readonly state: State;
  /** Emits at once, then when the state is another. */
  readonly state$: Observable<State>;
}
