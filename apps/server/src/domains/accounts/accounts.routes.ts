import { ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { AccountsService, SignInPlace } from './accounts.service.ts';

function placeOf(context: CallContext): SignInPlace {
  const { hostKind, visitor, ip, userAgent, origin } = context;
  return {
    hostKind,
    visitor,
    ip,
    userAgent,
    origin,
    division: hostKind === 'atlas' ? null : context.division,
  };
}

/** Calls of accounts. */
export function accountsRoutes(accounts: AccountsService): Route[] {
  return [
    route('accounts.get', async (context) => ok(await accounts.session(placeOf(context)))),
    route('accounts.login', async (context, { body }) => {
      const result = await accounts.login(placeOf(context), body);
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
    route('accounts.logout', async (context) => {
      context.startSession(await accounts.logout(context.visitor));
      return ok({ message: 'You are signed out' });
    }),
    route('accounts.createCustomer', async (context, { body }) => {
      const result = await accounts.createCustomer(placeOf(context), body);
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
    route('accounts.addresses', async (context) => {
      const { identity } = context.visitor;
      return ok({ items: identity ? await accounts.addresses(context.division.id, identity.id) : [] });
    }),
  ];
}
