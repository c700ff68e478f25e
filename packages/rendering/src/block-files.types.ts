/** Files of the browser's build that show blocks: those of every page of blocks, those of each block type, and texts. */
export interface BlockFiles {
  readonly page: readonly string[];
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** The file of an area's texts in a language, by `area/language`. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}
