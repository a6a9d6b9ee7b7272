import type { Config, ProviderConfig } from './config.ts';

declare global {
  interface ImportMetaEnv {
    /** What `readConfig` made of the operator's variables, once, when the site was built; in a container, when it was started. */
    readonly CONFIG: Config;
    /** What the script in the page needs of it. */
    readonly PROVIDER: ProviderConfig;
  }
}
