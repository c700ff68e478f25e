import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import type { PasskeysService } from './passkeys.service.ts';

/** Calls of passkeys. */
export function passkeysRoutes(passkeys: PasskeysService): Route[] {
  return [
    route('accounts.beginPasskey', (context) => passkeys.begin(placeOf(context))),
    route('accounts.addPasskey', (context, { body }) => passkeys.add(placeOf(context), body)),
    route('accounts.removePasskey', (context, { params }) => passkeys.remove(placeOf(context), params.id)),
    route('accounts.passkeyOptions', (context) => passkeys.options(placeOf(context))),
    route('accounts.passkeyLogin', async (context, { body }) => {
      const result = await passkeys.login(placeOf(context), body);
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
  ];
}
