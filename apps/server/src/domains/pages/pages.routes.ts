import { ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { PageGatesService } from './page-gates.service.ts';
import type { PageEditingService, PageEditor } from './page-editing.service.ts';
import type { PageReader, PagesService } from './pages.service.ts';

// On the platform host the access rule lets a store's own pages through to its owner only.
function readerOf({ hostKind, visitor, division, isTeam, isInternal }: CallContext): PageReader {
  const { identity } = visitor;
  const owner =
    hostKind === 'platform' && identity?.kind === 'owner' && identity.divisions.includes(division.id);
  return { identity, owner, team: isTeam, internal: hostKind === 'store' && isInternal };
}

const editorOf = ({ division, visitor }: CallContext): PageEditor => ({ division, actor: visitor.identity });

/** The calls of pages. */
export function pagesRoutes(
  pages: PagesService,
  { editing, gates }: { editing: PageEditingService; gates: PageGatesService },
): Route[] {
  return [
    route('pages.list', async (context, { query }) =>
      ok(await pages.list(context.division, { type: query['page-type'], reader: readerOf(context) })),
    ),
    route('pages.get', (context, { params, query }) =>
      pages.get(context.division, params.id, {
        ...readerOf(context),
        split: { visitor: context.split, query: query.split ?? '' },
      }),
    ),
    route('pages.openGate', (context, { params, body }) =>
      gates.open(context.division, {
        page: params.id,
        gate: params.gate,
        password: body.password,
        ip: context.ip,
        reader: readerOf(context),
      }),
    ),
    route('pages.create', async (context, { body }) => {
      const created = await editing.create(editorOf(context), body);
      return created;
    }),
    route('pages.update', (context, { params, body }) => editing.update(editorOf(context), params.id, body)),
    route('pages.delete', (context, { params }) => editing.remove(editorOf(context), params.id)),
  ];
}
