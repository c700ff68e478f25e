/** Choices of a theme that are no CSS and that components read. What is as in most shops is left out: every page has them. */
export interface ThemeOptions {
  readonly quantityVisible?: true;
  /** Description below the selectors; else above them. */
  readonly descriptionBelow?: true;
  /** Words of the description before it is folded, if they differ from the usual limit. */
  readonly wordLimit?: number;
  /** Lists of products go on while one scrolls; else they have pages. */
  readonly endlessLists?: true;
  readonly searchBar?: true;
  /** The header is dark in the light appearance too. */
  readonly darkHeader?: true;
  /** The shop's own, where it has one: else it is said in the visitor's language. */
  readonly communityTitle?: string;
  readonly communitySubtitle?: string;
  /** Address of the film of banners that are to show one and have none. */
  readonly defaultFilm?: string;
}

/** Colour of the browser's own bars in light and in dark; `dark` is null if the shop has no dark appearance. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string | null;
}
