import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { membershipIn } from '../../../security/membership.ts';
import { confirmedAt } from '../../accounts/safety/confirmation.service.ts';
import type { SessionView } from '../../accounts/session-view.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import { visitPass } from '../gate/visit.ts';
import type { SettingsService } from './settings.service.ts';

/** How the whole team signs in is its owners' decision, made by whoever proves to be one. */
function mayForce(context: CallContext): Result<null> {
  if (membershipIn(context.visitor.identity, context.division.id)?.role !== 'owner')
    return fail('forbidden', 'Only an owner of the store can decide how its team signs in', 'force2fa');
  const confirmed = confirmedAt(placeOf(context));
  return confirmed.ok ? ok(null) : confirmed;
}

/** Calls of a store's settings: its doors, how its team signs in, its plan, and passes to it while it is closed. */
export function settingsRoutes(
  settings: SettingsService,
  { view, secrets }: { readonly view: SessionView; readonly secrets: Secrets },
): Route[] {
  return [
    route('settings.get', async ({ division }) => ok(await settings.get(division))),
    route('settings.update', async (context, { body }) => {
      const { division, visitor, idempotencyKey: key } = context;
      if (body.force2fa !== undefined && body.force2fa !== division.force2fa) {
        const may = mayForce(context);
        if (!may.ok) return may;
      }
      return settings.update({ division, actor: visitor.identity, key }, body);
    }),
    answeredOnce(
      route('settings.changePlan', async (context, { body }) => {
        const { identity } = context.visitor;
        const changed = await settings.changePlan(context.division, identity, body.plan);
        return changed.ok ? ok(await view(identity, placeOf(context))) : changed;
      }),
    ),
    route('settings.pass', async ({ division, visitor }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const { pass, expiresAt } = visitPass(secrets, division, visitor.identity.id);
      return ok({ pass, expiresAt: expiresAt.toISOString() });
    }),
  ];
}
