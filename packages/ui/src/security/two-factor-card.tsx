import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { CodesLeft } from './codes-left.tsx';
import { NewCodes } from './new-codes.tsx';
import { OnOff } from './on-off.tsx';
import type { SecurityCalls, SecurityFacts, SecurityFaults, TwoFactorSetUp } from './security-calls.ts';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOff } from './turn-off.tsx';
import type { Confirmation } from './use-confirmation.tsx';
import { usePending } from './use-pending.ts';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link TwoFactorCard}. */
export interface TwoFactorCardProps {
  readonly twoFactor: SecurityFacts['twoFactor'];
  /** Email address of the account. */
  readonly email: string;
  readonly calls: Pick<
    SecurityCalls,
    'beginTwoFactor' | 'confirmTwoFactor' | 'newRecoveryCodes' | 'disableTwoFactor'
  >;
  readonly faultOf: SecurityFaults['faultOf'];
  readonly confirmation: Confirmation;
}

/** The second factor by app: on or off, and the recovery codes. */
export function TwoFactorCard({
  twoFactor: { enabled, recoveryCodesLeft, sms },
  email,
  calls,
  faultOf,
  confirmation: { run },
}: TwoFactorCardProps): ReactElement {
  const pending = usePending();
  const say = useSecurityText();
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null);
  const start = async (): Promise<void> =>
    setSetUp((await run(() => pending.during('begin', calls.beginTwoFactor))) ?? null);

  return (
    <Card
      title={say('Two-factor sign-in by app')}
      description={say(
        'A code from an app on your phone, besides your password. Who learns the password still stays outside.',
      )}
      actions={<OnOff on={enabled} />}
    >
      <Stack gap={4}>
        {enabled && <CodesLeft left={recoveryCodesLeft} />}
        <Inline gap={3}>
          {enabled && <NewCodes email={email} onMake={calls.newRecoveryCodes} run={run} />}
          <Button
            variant={enabled ? 'secondary' : 'primary'}
            loading={pending.is('begin')}
            onClick={() => void start()}
          >
            {enabled ? say('Change the app') : say('Turn on')}
          </Button>
          {enabled && (
            <TurnOff
              title={say('Turn off two-factor sign-in by app?')}
              remaining={sms === null ? undefined : say('Signing in takes a code by text message then.')}
              done={say('Two-factor sign-in by app is off')}
              onTurnOff={calls.disableTwoFactor}
              run={run}
            />
          )}
        </Inline>
      </Stack>
      <SetUpDialog
        setUp={setUp}
        email={email}
        onCode={async (code) => {
          const { data, error } = await calls.confirmTwoFactor(code);
          return data?.recoveryCodes ?? faultOf(error);
        }}
        onClose={() => setSetUp(null)}
      />
    </Card>
  );
}
