import { normalisePageUrl, pagePath } from '@omnis/models';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import type { Division } from '../tenancy/division.ts';
import type { PagesService } from '../domains/pages/pages.service.ts';
import { isInternalTo, readVisitor } from '../plugins/visitor.ts';
import { pagePathOf } from './page-path.ts';

/** Tells if a document is an unpublished page that the person who asks may see. */
export type IsDraftFor = (request: FastifyRequest, division: Division) => Promise<boolean>;

/**
 * Unpublished pages are for internal visitors (platform.md §6 canVisitUnpublishedPages). For everybody else there is no such
 * page; who asks is only read where there is one.
 */
export function createIsDraftFor(
  { sessions }: Pick<Core, 'sessions'>,
  { pages }: { readonly pages: Pick<PagesService, 'unpublished'> },
): IsDraftFor {
  return async (request, division) => {
    const path = pagePathOf(request.url.split('?', 1)[0] ?? '/');
    const drafts = await pages.unpublished(division);
    if (!drafts.some((page) => normalisePageUrl(pagePath(page)) === path)) return false;
    return isInternalTo(request, (await readVisitor(request, sessions)).identity);
  };
}
