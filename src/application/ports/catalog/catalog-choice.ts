/** Which catalogue this visit runs on, and how a visitor changes it. */
export interface CatalogChoice {
  readonly isDemo: boolean;
  /** Whether the demo was the visitor's choice for this tab, rather than how the app was built. */
  readonly isChosen: boolean;
  /** Starts over on the demo catalogue; lasts for the tab. */
  openDemo(): void;
  /** Starts over on the catalogue the app was built for. */
  leaveDemo(): void;
}
