import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { placeOf } from '../../../security/sign-in-place.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import type { OpenSessionsService } from './sessions.service.ts';
import type { SmsFactorService } from './sms.service.ts';
import type { TwoFactorService } from './two-factor.service.ts';

/** Services that answer the calls of an account's safety. */
export interface SafetyServices {
  readonly confirmation: ConfirmationService;
  readonly twoFactor: TwoFactorService;
  readonly smsFactor: SmsFactorService;
  readonly openSessions: OpenSessionsService;
}

/** Calls of an account's safety: second factor, sessions, trusted devices, and the proof that opens what is dangerous. */
export function safetyRoutes({ confirmation, twoFactor, smsFactor, openSessions }: SafetyServices): Route[] {
  return [
    route('accounts.confirm', (context, { body }) => confirmation.confirm(placeOf(context), body)),
    route('accounts.security', (context) => openSessions.security(placeOf(context))),
    route('accounts.beginTwoFactor', (context) => twoFactor.begin(placeOf(context))),
    route('accounts.confirmTwoFactor', async (context, { body }) => {
      const result = await twoFactor.confirm(placeOf(context), body.twoFactorAuthCode);
      if (!result.ok) return result;
      const { token, session, recoveryCodes } = result.value;
      context.startSession(token);
      return ok({ session, recoveryCodes });
    }),
    route('accounts.newRecoveryCodes', (context) => twoFactor.newRecoveryCodes(placeOf(context))),
    route('accounts.disableTwoFactor', async (context) => {
      const result = await twoFactor.disable(placeOf(context));
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
    route('accounts.textCode', (context, { body }) => smsFactor.textCode(placeOf(context), body)),
    route('accounts.beginSms', (context, { body }) => smsFactor.begin(placeOf(context), body.mobile)),
    route('accounts.confirmSms', async (context, { body }) => {
      const result = await smsFactor.confirm(placeOf(context), body.twoFactorAuthCode);
      if (!result.ok) return result;
      const { token, session, recoveryCodes } = result.value;
      context.startSession(token);
      return ok({ session, recoveryCodes });
    }),
    route('accounts.disableSms', async (context) => {
      const result = await smsFactor.disable(placeOf(context));
      if (!result.ok) return result;
      context.startSession(result.value.token);
      return ok(result.value.session);
    }),
    route('accounts.revokeSession', (context, { params }) =>
      openSessions.revoke(placeOf(context), params.id),
    ),
    route('accounts.revokeOtherSessions', (context) => openSessions.revokeOthers(placeOf(context))),
    route('accounts.forgetDevice', (context, { params }) =>
      openSessions.forgetDevice(placeOf(context), params.id),
    ),
  ];
}
