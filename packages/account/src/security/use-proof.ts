import {
  useAccountsConfirmMutation,
  useAccountsSecurityQuery,
  useAccountsTextCodeMutation,
} from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import type { ProofCalls } from '@omnis/ui';

/** How who is signed in proves it. */
export interface Proof extends ProofCalls {
  /** True when a code is needed with the password. */
  readonly hasFactor: boolean;
}

/** How who is signed in proves it, over the API: a code can be texted where the account has a number. */
export function useProof(): Proof {
  const [confirm] = useAccountsConfirmMutation();
  const [textCode] = useAccountsTextCodeMutation();
  const user = useAppSelector(selectUser);
  const hasFactor = user?.twoFactorAuthEnabled ?? false;
  // The session says that there is a factor, not which.
  const { data: security } = useAccountsSecurityQuery(undefined, { skip: !hasFactor });
  const hasNumber = hasFactor && (security?.twoFactor.sms ?? null) !== null;
  return {
    hasFactor,
    confirm: (body) => confirm({ body }),
    textCode:
      user !== null && hasNumber
        ? (password) => textCode({ body: { email: user.email, password } })
        : undefined,
  };
}
