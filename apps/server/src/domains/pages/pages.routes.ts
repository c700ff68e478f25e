import { ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { PageReader, PagesService } from './pages.service.ts';

// On the platform host the access rule lets a store's own pages through to its owner only.
function readerOf({ hostKind, visitor, division }: CallContext): PageReader {
  const { identity } = visitor;
  return { identity, owner: hostKind === 'platform' && identity?.kind === 'owner' && identity.divisions.includes(division.id) };
}

/** The calls of pages. */
export function pagesRoutes(pages: PagesService): Route[] {
  return [
    route('pages.list', async (context, { query }) =>
      ok(await pages.list(context.division, { type: query['page-type'], reader: readerOf(context) })),
    ),
    route('pages.get', (context, { params }) => pages.get(context.division, params.id, readerOf(context))),
  ];
}
