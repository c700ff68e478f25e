import { token } from '@omnis/theme/react';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { CodeField } from '../field/code-field.tsx';
import type { Form } from '../form/use-form.ts';
import { Notice } from '../notice/notice.tsx';
import type { SecondStep } from './sign-in-types.ts';
import { useUiText } from '../text/ui-text.tsx';

const Root = styled.div.withConfig({ componentId: 'ui-second-step' })`
  display: grid;
  gap: ${token('space.5')};

  .others {
    display: flex;
    flex-wrap: wrap;
    margin-block: calc(-1 * ${token('space.2')});
    margin-inline-start: calc(-1 * ${token('space.4')});
  }
`;

/** The fields of the second step, among those of its form. */
export interface SecondStepValues {
  readonly twoFactorAuthCode: string;
  readonly recoveryCode: string;
  readonly trustDevice: boolean;
}

/** Properties of {@link SecondStepFields}. */
export interface SecondStepFieldsProps {
  readonly step: Exclude<SecondStep, 'none'>;
  /** Other steps to choose from. */
  readonly others: readonly Exclude<SecondStep, 'none'>[];
  readonly form: Pick<Form<SecondStepValues>, 'field' | 'check'>;
  readonly code: RefObject<HTMLInputElement | null>;
  /** Where the last text message went, in words. */
  readonly sent: string | null;
  readonly isSending: boolean;
  readonly onStep: (step: Exclude<SecondStep, 'none'>) => void;
  readonly onText: () => void;
}

const otherTexts = {
  app: 'Use your authenticator app',
  sms: 'Text me a code',
  recovery: 'Use a recovery code',
} as const;

const helps = {
  app: 'Six digits from your authenticator app.',
  sms: 'Six digits from the text message.',
} as const;

/** The second factor while signing in: the field of its code, and ways to give another one. */
export function SecondStepFields({
  step,
  others,
  form,
  code,
  sent,
  isSending,
  onStep,
  onText,
}: SecondStepFieldsProps): ReactElement {
  const say = useUiText();
  return (
    <Root>
      {step === 'sms' && (
        <>
          {sent !== null && (
            <Notice tone="success" alert>
              {sent}
            </Notice>
          )}
          <Button
            variant="secondary"
            fullWidth
            loading={isSending}
            loadingLabel={say('Sending the code')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onText}
          >
            {sent === null ? say('Text me a code') : say('Text me another code')}
          </Button>
        </>
      )}
      {step === 'recovery' ? (
        <CodeField kind="recovery" label={say('Recovery code')} ref={code} {...form.field('recoveryCode')} />
      ) : (
        <>
          <CodeField
            key={step}
            label={say('Authentication code')}
            help={say(helps[step])}
            ref={code}
            {...form.field('twoFactorAuthCode')}
          />
          <Checkbox label={say('Trust this device for 30 days')} {...form.check('trustDevice')} />
        </>
      )}
      {others.length > 0 && (
        <div className="others">
          {others.map((other) => (
            <Button
              key={other}
              variant="ghost"
              size="sm"
              // The field that is left would say that it is empty, and move the button from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onStep(other)}
            >
              {say(otherTexts[other])}
            </Button>
          ))}
        </div>
      )}
    </Root>
  );
}
