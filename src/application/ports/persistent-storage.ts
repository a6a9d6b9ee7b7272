/** What the browser says of the room it gives this site. Nothing here rejects: what cannot be asked is not known. An answer may not come. */
export interface PersistentStorage {
  /** Whether what is kept stays until the visitor removes it; undefined where the browser does not say. */
  isPersisted(): Promise<boolean | undefined>;
  /** Whether the browser is known to answer `persist` by itself: any other may show the visitor a question. */
  readonly decidesAlone: boolean;
  /** Whether the browser was ever asked to persist, on this device. */
  readonly wasAsked: boolean;
  /** Asks the browser, which may ask the visitor. Resolves with the answer. */
  persist(): Promise<boolean>;
  /** Undefined where the browser does not say. */
  usedBytes(): Promise<number | undefined>;
}
