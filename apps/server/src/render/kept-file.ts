import type { CachedPage } from './html-cache.ts';

/** A file of a page as it is sent. */
export interface KeptFile {
  readonly name: string;
  readonly content: CachedPage;
}
