import type { ExplainedError } from './classified-error.ts';
import type { ImageSource } from './image-source.ts';
import type { Title } from './title.ts';

/** The messages of the startup failure screen (product.md, Startup: failure screen). */
export const STARTUP_MESSAGES = {
  token: 'TMDB API token is missing. Please check your environment variables.',
  inaccessible: 'TMDB API is not accessible in your browser. Please use chrome.',
  configuration: 'Failed to load app configuration. This is required for the app to function.',
} as const;

export type StartupFailure = keyof typeof STARTUP_MESSAGES;

/**
 * `trending` is absent when it could not be loaded, which is tolerated (product.md, Startup: trending failure).
 * Offline, the provider is out of reach, and what the device keeps can be shown all the same.
 */
export type StartupState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly failure: StartupFailure;
      readonly address: string;
      /** What the provider answered, where it was asked. */
      readonly cause?: ExplainedError;
    }
  | { readonly status: 'offline'; readonly images: ImageSource }
  | { readonly status: 'ready'; readonly images: ImageSource; readonly trending?: readonly Title[] };

/** Whether anything but startup may ask the provider: once startup is over, and not without a token. */
export const mayAskProvider = (state: StartupState): boolean =>
  state.status !== 'loading' && !(state.status === 'failed' && state.failure === 'token');
