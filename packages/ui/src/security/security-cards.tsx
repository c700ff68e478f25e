import type { ReactElement } from 'react';
import { Stack } from '../layout/layout.tsx';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { DevicesCard } from './devices-card.tsx';
import { PasswordCard } from './password-card.tsx';
import type { SecurityCalls, SecurityFacts, SecurityFaults } from './security-calls.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SmsCard } from './sms-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';
import { useConfirmation } from './use-confirmation.tsx';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link SecurityCards}. */
export interface SecurityCardsProps extends SecurityFaults {
  readonly security: SecurityFacts;
  /** Email address of the account. */
  readonly email: string;
  readonly calls: SecurityCalls;
}

/**
 * How the account of who is signed in is kept: second factor, password, sessions and trusted devices (platform.md §5
 * codes, §7). It knows no API: the app binds the calls.
 *
 * @example
 * ```tsx
 * import { SecurityCards, type SecurityCalls, type SecurityFacts } from '@omnis/ui';
 * export const Page = (props: { security: SecurityFacts; calls: SecurityCalls }) => (
 *   <SecurityCards
 *     {...props}
 *     email="nell@marlow.example"
 *     faultOf={(error) => ({ message: String(error) })}
 *     wantsPassword={() => false}
 *   />
 * );
 * ```
 */
export function SecurityCards({
  security: { twoFactor, sessions, trustedDevices },
  email,
  calls,
  faultOf,
  wantsPassword,
}: SecurityCardsProps): ReactElement {
  const show = useSnackbar();
  const say = useSecurityText();
  const confirmation = useConfirmation({
    hasFactor: twoFactor.enabled || twoFactor.sms !== null,
    textCode: twoFactor.sms === null ? undefined : (password) => calls.textCode({ email, password }),
    confirm: calls.confirm,
    faultOf,
    wantsPassword,
  });
  return (
    <Stack gap={6}>
      <TwoFactorCard {...{ twoFactor, email, calls, faultOf, confirmation }} />
      {(twoFactor.smsAvailable || twoFactor.sms !== null) && (
        <SmsCard {...{ twoFactor, email, calls, faultOf, confirmation }} />
      )}
      <PasswordCard
        onSet={async (values) => {
          const { error } = await calls.changePassword(values);
          if (error !== undefined) return faultOf(error);
          show({ text: say('Your password is changed'), tone: 'success' });
          return undefined;
        }}
      />
      <SessionsCard
        sessions={sessions}
        onRevoke={calls.revokeSession}
        onRevokeOthers={async () => {
          const answer = await confirmation.run(calls.revokeOtherSessions);
          if (answer !== undefined) show({ text: answer.message, tone: 'success' });
        }}
      />
      {trustedDevices.length > 0 && <DevicesCard devices={trustedDevices} onForget={calls.forgetDevice} />}
      {confirmation.dialog}
    </Stack>
  );
}
