/** Everything that this app keeps of a visitor on the device, whichever part of it did. */
export interface SiteData {
  /** Rejects when something is left; what the browser blocks holds nothing. */
  erase(): Promise<void>;
}
