import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import { confirmedAt } from '../safety/confirmation.service.ts';
import type { SessionView } from '../session-view.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import { subjectOf } from '../../../security/subject.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { PermissionRequests } from './requests.service.ts';
import { actorIn, type TeamActor, type TeamService } from './team.service.ts';

/** Services that answer the calls of teams. */
export interface TeamServices {
  readonly team: TeamService;
  readonly invitations: InvitationsService;
  readonly requests: PermissionRequests;
  readonly view: SessionView;
}

/** Calls of the teams of stores (platform.md §6, storefront.md §6). */
export function teamRoutes({ sessions }: Pick<Core, 'sessions'>, services: TeamServices): Route[] {
  const { team, invitations, requests, view } = services;

  function actor({ division, visitor }: CallContext): Result<TeamActor> {
    const found = actorIn(division, visitor.identity);
    return found ? ok(found) : fail('forbidden', 'You are not in the team of this store');
  }

  /** The person who acts, if they have proved their password lately. */
  function sureActor(context: CallContext): Result<TeamActor> {
    const confirmed = confirmedAt(placeOf(context));
    return confirmed.ok ? actor(context) : confirmed;
  }

  /** The session as it is now: the identity of the request is older. */
  async function renewed(context: CallContext) {
    const place = placeOf(context);
    const { identity, token } = context.visitor;
    const subject = identity && subjectOf(identity, place.division?.id ?? null);
    return view(subject && (await sessions.identify(token, subject)), place);
  }

  return [
    route('stores.choose', async (context, { body }) => {
      const chosen = await team.choose(context.visitor.identity, body.division);
      return chosen.ok ? ok(await renewed(context)) : chosen;
    }),
    route('team.mine', async (context) => {
      const who = actor(context);
      return who.ok ? ok(await team.mine(who.value)) : who;
    }),
    route('team.list', async (context) => {
      const who = actor(context);
      return who.ok ? ok(await team.list(who.value)) : who;
    }),
    answeredOnce(
      route('team.invite', async (context, { body }) => {
        const who = sureActor(context);
        return who.ok ? invitations.invite(who.value, body) : who;
      }),
    ),
    answeredOnce(
      route('team.withdraw', async (context, { params }) => {
        const who = actor(context);
        return who.ok ? invitations.withdraw(who.value, params.id) : who;
      }),
    ),
    answeredOnce(
      route('team.update', async (context, { params, body }) => {
        const who = sureActor(context);
        return who.ok ? team.update(who.value, params.id, body) : who;
      }),
    ),
    answeredOnce(
      route('team.remove', async (context, { params }) => {
        const who = sureActor(context);
        return who.ok ? team.remove(who.value, params.id) : who;
      }),
    ),
    answeredOnce(
      route('team.request', async (context, { body }) => {
        const who = actor(context);
        return who.ok ? requests.ask(who.value, body) : who;
      }),
    ),
    answeredOnce(
      route('team.decide', async (context, { params, body }) => {
        const who = body.grant ? sureActor(context) : actor(context);
        return who.ok ? requests.decide(who.value, { id: params.id, grant: body.grant }) : who;
      }),
    ),
    route('team.invitation', async ({ hostKind }, { body }) =>
      hostKind === 'platform'
        ? invitations.look(body.token)
        : fail('not_found', 'Teams are joined on the platform’s own site'),
    ),
    route('team.join', async (context, { body }) => {
      const joined = await invitations.join(context.visitor.identity, body.token);
      return joined.ok ? ok(await renewed(context)) : joined;
    }),
  ];
}
