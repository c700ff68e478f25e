import {
  useAccountsAddPasskeyMutation,
  useAccountsBeginPasskeyMutation,
  useAccountsRemovePasskeyMutation,
} from '@omnis/api-client';
import type { PasskeyCalls } from '@omnis/ui';
import { useProof } from './use-proof.ts';

/** The calls of the card of passkeys, over the API. */
export function usePasskeyCalls(): PasskeyCalls {
  const { confirm, textCode } = useProof();
  const [begin] = useAccountsBeginPasskeyMutation();
  const [add] = useAccountsAddPasskeyMutation();
  const [remove] = useAccountsRemovePasskeyMutation();
  return {
    confirm,
    textCode,
    begin: () => begin(),
    add: (credential) => add({ body: { credential } }),
    remove: (id) => remove({ params: { id } }),
  };
}
