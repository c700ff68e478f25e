/** The part of a page that is shown; a `Page` of `@omnis/models` has it, and so has its JSON before it is checked. */
export interface PageContent {
  readonly blocks?: unknown;
  readonly properties?: unknown;
  /** Mode of the page where the environment names none: preview, else native. */
  readonly mode?: unknown;
}
