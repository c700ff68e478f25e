/** What of a page is shown; a `Page` of `@omnis/models` has it, and so has its JSON before anybody checked it. */
export interface PageContent {
  readonly blocks?: unknown;
  readonly properties?: unknown;
  /** What the page is shown in where the environment names no mode: preview, else native. */
  readonly mode?: unknown;
}
