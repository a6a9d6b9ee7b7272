import { welcomeNameError } from '#domain/library/names.ts';
import type { LibrarySession } from '../library/library-session.ts';

/** Spec section 5. */
const SAVE_FAILURE = 'Failed to save your name. Please try again.';

/** Sets the display name; having one, a visitor is no longer first-time (spec section 4, Lists). */
export class SetUsername {
  constructor(private readonly session: LibrarySession) {}

  /** Never rejects. @returns what is wrong with the name, or that it cannot be saved (spec section 5); undefined when it was set. */
  async execute(typed: string): Promise<string | undefined> {
    const error = welcomeNameError(typed);
    if (error) return error;
    const undo = this.session.dispatch({ kind: 'username-set', username: typed.trim() });
    if (await this.session.isDurable()) return undefined;
    // Else a second try would change nothing, and be taken for saved.
    undo?.();
    return SAVE_FAILURE;
  }
}
