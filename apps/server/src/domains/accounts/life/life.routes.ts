import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import type { PasswordsService } from './passwords.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { VerificationService } from './verification.service.ts';

/** Services that answer the calls of an account's life. */
export interface LifeServices {
  readonly verification: VerificationService;
  readonly passwords: PasswordsService;
  readonly profile: ProfileService;
}

/** Calls of an account's life: proving its address, its password, its licence agreement and its profile. */
export function lifeRoutes({ verification, passwords, profile }: LifeServices): Route[] {
  return [
    route('accounts.verify', (context, { body }) => verification.verify(placeOf(context), body.token)),
    route('accounts.resendVerification', (context) => verification.resend(placeOf(context))),
    route('accounts.requestReset', (context, { body }) => passwords.request(placeOf(context), body)),
    route('accounts.resetPassword', (context, { body }) => passwords.reset(placeOf(context), body)),
    route('accounts.changePassword', async (context, { body }) => {
      const result = await passwords.change(placeOf(context), body);
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
    route('accounts.eula', (context) => profile.eula(placeOf(context))),
    route('accounts.signEula', (context, { body }) => profile.signEula(placeOf(context), body.version)),
    route('accounts.updateProfile', (context, { body }) => profile.update(placeOf(context), body)),
    route('accounts.setPicture', async (context) =>
      profile.setPicture(placeOf(context), await context.upload()),
    ),
    route('accounts.removePicture', (context) => profile.removePicture(placeOf(context))),
  ];
}
