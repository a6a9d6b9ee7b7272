import { DEFAULT_USERNAME, welcomeNameError } from '#domain/library/names/welcome-name.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** product.md, Validation: welcome failure. */
export const NAME_SAVE_FAILURE = 'Failed to save your name. Please try again.';

/**
 * Ends the welcome: with the name entered, or by Skip with the default name (product.md, Welcome: completion). Having a
 * name, a visitor is no longer first-time (product.md, Welcome: when).
 */
export class CompleteWelcome {
  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  /**
   * Never rejects.
   * @returns what is wrong with the name (product.md, Validation: welcome name), or that it cannot be saved; undefined
   * when the welcome is completed.
   */
  async execute(typed: string = DEFAULT_USERNAME): Promise<string | undefined> {
    const error = welcomeNameError(typed);
    if (error) return error;
    const { session } = this.deps;
    const undo = session.dispatch({ kind: 'username-set', username: typed.trim() });
    if (await session.isDurable()) return undefined;
    // Else a second try would change nothing, and be taken for saved.
    await undo?.();
    return NAME_SAVE_FAILURE;
  }
}
