import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { AccountsService } from './accounts.service.ts';
import { placeOf } from '../../security/sign-in-place.ts';

/** Calls of accounts. */
export function accountsRoutes(accounts: AccountsService): Route[] {
  return [
    route('accounts.get', async (context) => {
      const session = await accounts.session(placeOf(context));
      return ok(context.internalSubdomain ? { ...session, internalSubdomain: true } : session);
    }),
    route('accounts.login', async (context, { body }) => {
      const result = await accounts.login(placeOf(context), body);
      if (!result.ok) return result;
      const { token, device, session } = result.value;
      context.startSession(token);
      if (device !== undefined) context.trustDevice(device);
      return ok(session);
    }),
    route('accounts.recoveryLogin', async (context, { body }) => {
      const result = await accounts.recoveryLogin(placeOf(context), body);
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
  ];
}
