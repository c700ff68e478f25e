import type { SplitVisitor } from '../http/split-visitor.ts';
import type { Division } from '../tenancy/division.ts';
import type { PagesService } from '../domains/pages/pages.service.ts';
import type { SplitTestsService } from '../domains/split-tests/split-tests.service.ts';

/** A page that is asked for. */
export interface SplitPlace {
  /** As pages are found by it; '' is none. */
  readonly path: string;
  readonly query: string;
  readonly visitor: SplitVisitor;
}

/**
 * Tells what a rendered page differs by for a visitor of split tests, as part of its key in the cache: one entry for each
 * combination of variations, of which there are few; '' for pages without a test that runs.
 */
export type SplitKey = (division: Division, place: SplitPlace) => Promise<string>;

/** Builds it over the pages that have split tests, and the tests that run. */
export function createSplitKey({
  pages,
  splitTests,
}: {
  readonly pages: Pick<PagesService, 'withSplitTests'>;
  readonly splitTests: Pick<SplitTestsService, 'shown'>;
}): SplitKey {
  return async (division, { path, query, visitor }) => {
    const page = (await pages.withSplitTests(division)).find((each) => each.path === path);
    if (!page) return '';
    const shown = await splitTests.shown(division, { names: page.tests, visitor, query });
    return [...shown].map(([name, { variation }]) => `${name}=${variation}`).join('&');
  };
}
