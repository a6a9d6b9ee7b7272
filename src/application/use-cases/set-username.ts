import { welcomeNameError } from '#domain/library/names.ts';
import type { LibrarySession } from '../library/library-session.ts';

/** Sets the display name; having one, a visitor is no longer first-time (spec section 4, Lists). */
export class SetUsername {
  constructor(private readonly session: LibrarySession) {}

  /** @returns what is wrong with the name (spec section 5); undefined when it was set. */
  execute(typed: string): string | undefined {
    const error = welcomeNameError(typed);
    if (!error) this.session.dispatch({ kind: 'username-set', username: typed.trim() });
    return error;
  }
}
