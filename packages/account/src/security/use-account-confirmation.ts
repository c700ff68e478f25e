import { useConfirmation, type Confirmation } from '@omnis/ui';
import { securityFaults } from './security-faults.ts';
import { useProof } from './use-proof.ts';

/**
 * Asks who is signed in for the password, and for a code where the account has a second factor, before what is dangerous
 * (platform.md §6).
 *
 * @example
 * ```tsx
 * import { useAccountConfirmation } from '@omnis/account';
 * import { useAccountsNewRecoveryCodesMutation } from '@omnis/api-client';
 * import { Button } from '@omnis/ui';
 * export function Renew() {
 *   const [renew] = useAccountsNewRecoveryCodesMutation();
 *   const { run, dialog } = useAccountConfirmation();
 *   return (
 *     <>
 *       <Button onClick={() => void run(() => renew())}>New codes</Button>
 *       {dialog}
 *     </>
 *   );
 * }
 * ```
 */
export function useAccountConfirmation(): Confirmation {
  return useConfirmation({ ...useProof(), ...securityFaults });
}
