import { runsCustomCode } from '@omnis/models';
import { pagePathOf } from './page-path.ts';
import type { PageRequest } from './page-request.ts';

/**
 * The sites that may show a page in a frame, as `frame-ancestors` names them: the editor its previews, the store its own
 * pages, and nobody those on which people pay, sign in or see personal data. A store's own code runs on its origin, so
 * that a frame of it could read what is typed there.
 */
export function framersOf({
  url,
  mode,
  trial,
  editorOrigin,
}: Pick<PageRequest, 'url' | 'mode' | 'trial' | 'editorOrigin'>): string {
  if (mode === 'preview' || trial !== undefined) return editorOrigin;
  return runsCustomCode(pagePathOf(new URL(url).pathname)) ? "'self'" : "'none'";
}
