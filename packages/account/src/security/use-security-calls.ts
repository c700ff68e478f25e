import {
  useAccountsBeginSmsMutation,
  useAccountsBeginTwoFactorMutation,
  useAccountsChangePasswordMutation,
  useAccountsConfirmMutation,
  useAccountsConfirmSmsMutation,
  useAccountsConfirmTwoFactorMutation,
  useAccountsDisableSmsMutation,
  useAccountsDisableTwoFactorMutation,
  useAccountsForgetDeviceMutation,
  useAccountsNewRecoveryCodesMutation,
  useAccountsRevokeOtherSessionsMutation,
  useAccountsRevokeSessionMutation,
  useAccountsTextCodeMutation,
} from '@omnis/api-client';
import type { SecurityCalls } from '@omnis/ui';

/** The calls of the cards of security, over the API. */
export function useSecurityCalls(): SecurityCalls {
  const [confirm] = useAccountsConfirmMutation();
  const [begin] = useAccountsBeginTwoFactorMutation();
  const [confirmFactor] = useAccountsConfirmTwoFactorMutation();
  const [renew] = useAccountsNewRecoveryCodesMutation();
  const [disable] = useAccountsDisableTwoFactorMutation();
  const [beginSms] = useAccountsBeginSmsMutation();
  const [confirmSms] = useAccountsConfirmSmsMutation();
  const [disableSms] = useAccountsDisableSmsMutation();
  const [textCode] = useAccountsTextCodeMutation();
  const [change] = useAccountsChangePasswordMutation();
  const [revoke] = useAccountsRevokeSessionMutation();
  const [revokeOthers] = useAccountsRevokeOtherSessionsMutation();
  const [forget] = useAccountsForgetDeviceMutation();
  return {
    confirm: (body) => confirm({ body }),
    beginTwoFactor: () => begin(),
    confirmTwoFactor: (twoFactorAuthCode) => confirmFactor({ body: { twoFactorAuthCode } }),
    newRecoveryCodes: () => renew(),
    disableTwoFactor: () => disable(),
    beginSms: (mobile) => beginSms({ body: { mobile } }),
    confirmSms: (twoFactorAuthCode) => confirmSms({ body: { twoFactorAuthCode } }),
    disableSms: () => disableSms(),
    textCode: (body) => textCode({ body }),
    changePassword: (body) => change({ body }),
    revokeSession: (id) => revoke({ params: { id } }),
    revokeOtherSessions: () => revokeOthers(),
    forgetDevice: (id) => forget({ params: { id } }),
  };
}
