import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { PagePresence } from '../presence/presence.ts';
import type { PageVersionsService } from '../versions/versions.service.ts';
import type { DraftEditor, PageDraftsService } from './drafts.service.ts';

const editorOf = ({ division, visitor, idempotencyKey: key }: CallContext): DraftEditor => ({
  division,
  actor: visitor.identity,
  key,
});

/** The calls of drafts, of the history and of who edits a page. */
export function pageDraftRoutes(
  drafts: PageDraftsService,
  { versions, presence }: { versions: PageVersionsService; presence: PagePresence },
): Route[] {
  return [
    route('pages.draft', (context, { params }) => drafts.open(editorOf(context), params.id)),
    route('pages.saveDraft', (context, { params, body }) => drafts.save(editorOf(context), params.id, body)),
    route('pages.discardDraft', (context, { params, query }) =>
      drafts.discard(editorOf(context), params.id, query.version),
    ),
    route('pages.publish', (context, { params, body }) => drafts.publish(editorOf(context), params.id, body)),
    route('pages.cancelSchedule', (context, { params, query }) =>
      drafts.cancel(editorOf(context), params.id, query),
    ),
    route('pages.versions', (context, { params, query }) =>
      versions.list(context.division, params.id, query),
    ),
    route('pages.version', (context, { params }) => versions.get(context.division, params)),
    route('pages.restoreVersion', (context, { params, body }) =>
      drafts.restore(editorOf(context), params, body.version),
    ),
    route('pages.presence', (context, { params, body }) => presence.sign(editorOf(context), params.id, body)),
  ];
}
