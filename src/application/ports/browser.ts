import type { Observable } from 'rxjs';

export interface LinkToShare {
  readonly title: string;
  readonly url: string;
}

export type FileContents = string | Uint8Array<ArrayBuffer>;

export interface FileToShare {
  readonly name: string;
  readonly contents: Uint8Array<ArrayBuffer>;
  /** `image/png`. */
  readonly type: string;
}

/** What the browser can do for a visitor besides showing pages. */
export interface Browser {
  /** Whether the device has a share sheet for links. */
  readonly canShare: boolean;
  /** Opens the share sheet. Resolves when the visitor shared or closed it; rejects when it failed. */
  share(link: LinkToShare): Promise<void>;
  /** Whether the share sheet takes a file of this type. */
  canShareFile(type: string): boolean;
  /** Opens the share sheet with a file. Resolves when the visitor shared or closed it; rejects when it failed. */
  shareFile(file: FileToShare): Promise<void>;
  /** Puts text on the clipboard. Throws or rejects when the browser refuses, or has none for the page. */
  copy(text: string): Promise<void>;
  /** Opens the visitor's mail application. Throws when the browser refuses. */
  openMail(address: string): void;
  /** Gives the visitor a text or bytes as a file. Throws when the browser refuses. */
  download(name: string, contents: FileContents): void;
  /** Reloads the app at its first screen. Nothing in memory survives, and Back cannot return to it. */
  startOver(): void;
  /**
   * Whether there is a network, as far as is known: as the browser says, or because a request was answered since it last said that there
   * is none. False is a hint: behind some VPNs and proxies it is said where there is one. Emits at once, then on every change.
   */
  readonly online$: Observable<boolean>;
  /** A request was answered: there is a network. */
  noteAnswer(): void;
  /** The page is hidden or about to close: the last moment to keep anything. */
  readonly leaving$: Observable<void>;
  /** The page is back after it was hidden, frozen or put away whole: what happened meanwhile was not heard. */
  readonly returning$: Observable<void>;
  /** Emits at once where the page is looked at, then each time that it is looked at again. A prerendered page is not. */
  readonly shown$: Observable<void>;
}
