import { DEFAULT_USERNAME } from '#domain/library/names.ts';
import type { SetUsername } from './set-username.ts';

/** Ends the welcome: with the name entered, or by Skip with the default name (spec section 4, Welcome modal). */
export class CompleteWelcome {
  constructor(private readonly setUsername: SetUsername) {}

  /** Never rejects. @returns what is wrong with the name; undefined when the welcome is completed. */
  execute(name: string = DEFAULT_USERNAME): Promise<string | undefined> {
    return this.setUsername.execute(name);
  }
}
