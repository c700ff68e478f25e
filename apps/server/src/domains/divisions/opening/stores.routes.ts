import type { Core } from '../../../core.ts';
import { fail, ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import type { OpeningService } from './opening.service.ts';
import type { SessionView } from '../../accounts/session-view.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import { subjectOf } from '../../../security/subject.ts';

/** Calls by which an owner opens a store. */
export function storesRoutes(
  core: Core,
  { opening, view }: { opening: OpeningService; view: SessionView },
): Route[] {
  return [
    route('stores.subdomain', async (context, { query: { subdomain } }) => {
      const { port } = new URL(context.origin);
      return ok({
        subdomain,
        host: `${subdomain}.${core.config.storesDomain}${port ? `:${port}` : ''}`,
        available: await opening.isAvailable(subdomain),
      });
    }),
    route('stores.create', async (context, { body }) => {
      const place = placeOf(context);
      const { identity } = context.visitor;
      const { user } = await view(identity, place);
      if (!identity || !user) return fail('unauthenticated', 'Sign in to go on');
      const opened = await opening.open(
        { identity, verified: user.verified, signedEula: user.signedEula },
        body,
      );
      if (!opened.ok) return opened;
      // The new store is the one that is managed from here on.
      await core.sessions.manage(identity.session.id, opened.value.id);
      // The identity of the request does not know the store yet.
      const subject = subjectOf(identity, place.division?.id ?? null);
      return ok(await view(await core.sessions.identify(context.visitor.token, subject), place));
    }),
  ];
}
