import { token } from '@omnis/theme/react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../field/text-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Inline, Stack } from '../layout/layout.tsx';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { CodesLeft } from './codes-left.tsx';
import { NewCodes } from './new-codes.tsx';
import { OnOff } from './on-off.tsx';
import type { SecurityCalls, SecurityFacts, SecurityFaults } from './security-calls.ts';
import { SmsCodeDialog } from './sms-code-dialog.tsx';
import { TurnOff } from './turn-off.tsx';
import type { Confirmation } from './use-confirmation.tsx';
import { useSecurityText } from './security-text.ts';

const Root = styled.form.withConfig({ componentId: 'ui-sms-form' })`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;
  max-width: 24rem;

  > :first-child {
    width: 100%;
  }
`;

/** Properties of {@link SmsCard}. */
export interface SmsCardProps {
  readonly twoFactor: SecurityFacts['twoFactor'];
  /** Email address of the account. */
  readonly email: string;
  readonly calls: Pick<SecurityCalls, 'beginSms' | 'confirmSms' | 'disableSms' | 'newRecoveryCodes'>;
  readonly faultOf: SecurityFaults['faultOf'];
  readonly confirmation: Confirmation;
}

/** Codes by text message: the number, on or off. */
export function SmsCard({
  twoFactor: { enabled, recoveryCodesLeft, sms },
  email,
  calls,
  faultOf,
  confirmation: { run },
}: SmsCardProps): ReactElement {
  const show = useSnackbar();
  const say = useSecurityText();
  const [asked, setAsked] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const form = useForm({
    initialValues: { mobile: '' },
    schema: { mobile: ['required'] },
    onSubmit: async ({ mobile }) => {
      let wrong: SubmitFault | undefined;
      const answer = await run(async () => {
        const outcome = await calls.beginSms(mobile);
        const fault = outcome.error === undefined ? undefined : faultOf(outcome.error);
        // A fault in the number is shown at its field; any other failure is reported as on every card.
        if (!fault?.errors?.some(({ field }) => field === 'mobile')) return outcome;
        wrong = fault;
        return {};
      });
      if (answer !== undefined) setAsked(mobile);
      return wrong;
    },
  });

  const confirmCode = async (code: string) => {
    const { data, error } = await calls.confirmSms(code);
    if (data === undefined) return faultOf(error);
    form.reset();
    setIsChanging(false);
    if (data.recoveryCodes.length === 0)
      show({ text: say('Codes come to your mobile number from now on'), tone: 'success' });
    return data.recoveryCodes;
  };

  const isOn = sms !== null;
  return (
    <Card
      title={say('Two-factor sign-in by text message')}
      description={say(
        'A code that we text to your mobile number. Handy where the authenticator app is not at hand; the app is safer.',
      )}
      actions={<OnOff on={isOn} />}
    >
      <Stack gap={4}>
        {isOn && (
          <p>
            {say('Codes go to the number that ends in {digits}.', { digits: sms.mobile.replace('••• ', '') })}
          </p>
        )}
        {isOn && !enabled && <CodesLeft left={recoveryCodesLeft} />}
        {(!isOn || isChanging) && (
          <Root {...form.props}>
            <TextField
              label={say('Mobile number')}
              type="tel"
              autoComplete="tel"
              help={say('With its country code, such as +44 7700 900123.')}
              {...form.field('mobile')}
            />
            <Inline gap={3}>
              <Button type="submit" loading={form.submitting} loadingLabel={say('Sending the code')}>
                {say('Text me a code')}
              </Button>
              {isChanging && (
                <Button variant="ghost" onClick={() => setIsChanging(false)}>
                  {say('Cancel')}
                </Button>
              )}
            </Inline>
          </Root>
        )}
        {isOn && !isChanging && (
          <Inline gap={3}>
            {!enabled && <NewCodes email={email} onMake={calls.newRecoveryCodes} run={run} />}
            <Button variant="secondary" onClick={() => setIsChanging(true)}>
              {say('Change the number')}
            </Button>
            <TurnOff
              title={say('Turn off codes by text message?')}
              remaining={enabled ? say('Signing in takes a code of your authenticator app then.') : undefined}
              done={say('Codes by text message are off')}
              onTurnOff={calls.disableSms}
              run={run}
            />
          </Inline>
        )}
      </Stack>
      <SmsCodeDialog mobile={asked} email={email} onCode={confirmCode} onClose={() => setAsked(null)} />
    </Card>
  );
}
