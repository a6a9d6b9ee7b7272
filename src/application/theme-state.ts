import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import { DEFAULT_THEME, otherTheme, type Theme } from '#domain/theme.ts';
import type { ThemeMemory } from './ports/theme-memory.ts';

/** The theme in use: dark until the visitor chooses, then what was chosen (spec section 4, Lists). */
export class ThemeState {
  private readonly state: BehaviorSubject<Theme>;
  /** Emits at once. */
  readonly theme$: Observable<Theme>;

  constructor(private readonly memory: ThemeMemory) {
    this.state = new BehaviorSubject<Theme>(memory.recall() ?? DEFAULT_THEME);
    this.theme$ = this.state.pipe(distinctUntilChanged());
  }

  toggle(): void {
    this.set(otherTheme(this.state.value));
  }

  set(theme: Theme): void {
    this.state.next(theme);
    this.memory.remember(theme);
  }
}
