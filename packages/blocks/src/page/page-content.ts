/** What of a page is shown; a `Page` of `@omnis/models` has it, and so has its JSON before anybody checked it. */
export interface PageContent {
  readonly blocks?: unknown;
  readonly properties?: unknown;
}
