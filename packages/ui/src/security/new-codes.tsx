import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityCalls } from './security-calls.ts';
import type { Confirmation } from './use-confirmation.tsx';
import { usePending } from './use-pending.ts';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link NewCodes}. */
export interface NewCodesProps {
  /** Email address of the account. */
  readonly email: string;
  readonly onMake: SecurityCalls['newRecoveryCodes'];
  readonly run: Confirmation['run'];
}

/** Makes new recovery codes in place of those before, and shows them once. */
export function NewCodes({ email, onMake, run }: NewCodesProps): ReactElement {
  const pending = usePending();
  const say = useSecurityText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const make = async (): Promise<void> => {
    const answer = await run(() => pending.during('renew', onMake));
    if (answer !== undefined) setCodes(answer.recoveryCodes);
  };
  return (
    <>
      <Button variant="secondary" loading={pending.is('renew')} onClick={() => void make()}>
        {say('New recovery codes')}
      </Button>
      <Dialog
        open={codes !== null}
        onOpenChange={() => setCodes(null)}
        title={say('Your new recovery codes')}
        description={say('Those you had before do not work any more.')}
        held
        footer={<Button onClick={() => setCodes(null)}>{say('I have kept them')}</Button>}
      >
        {codes !== null && <RecoveryCodes codes={codes} email={email} />}
      </Dialog>
    </>
  );
}
