import { DEFAULT_USERNAME } from '#domain/library/names.ts';
import type { SetUsername } from './set-username.ts';

export interface CompleteWelcomeDeps {
  readonly setUsername: SetUsername;
}

/** Ends the welcome: with the name entered, or by Skip with the default name (product.md, Welcome: completion). */
export class CompleteWelcome {
  constructor(private readonly deps: CompleteWelcomeDeps) {}

  /** Never rejects. @returns what is wrong with the name; undefined when the welcome is completed. */
  execute(name: string = DEFAULT_USERNAME): Promise<string | undefined> {
    return this.deps.setUsername.execute(name);
  }
}
