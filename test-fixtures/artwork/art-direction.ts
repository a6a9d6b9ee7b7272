/** How a known title is to be drawn; what is left out follows from its seed and genre. */
export interface ArtDirection {
  readonly style?: string;
  readonly motif?: string;
  /** Five letters of the ink drawer: ground, main, second, light, dark. */
  readonly palette?: string;
}
