import { useId, useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CodeField } from '../field/code-field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import type { TextCodeOutcome } from '../frame/sign-in-types.ts';
import { useForm } from '../form/use-form.ts';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import type { ProofValues } from './security-calls.ts';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link ConfirmPasswordDialog}. */
export interface ConfirmPasswordDialogProps {
  readonly open: boolean;
  /** True when a code of the second factor is asked for too. */
  readonly hasFactor: boolean;
  /** Proves who it is; what it returns is shown. */
  readonly onProve: (values: ProofValues) => Promise<SubmitFault | undefined>;
  /** Has a code texted; without: it is not offered. */
  readonly onText?: (password: string) => Promise<TextCodeOutcome>;
  readonly onClose: (confirmed: boolean) => void;
}

interface ConfirmFormProps extends Pick<ConfirmPasswordDialogProps, 'hasFactor' | 'onProve' | 'onText'> {
  readonly id: string;
  readonly onConfirmed: () => void;
}

function ConfirmForm({ id, hasFactor, onProve, onText, onConfirmed }: ConfirmFormProps): ReactElement {
  const say = useSecurityText();
  const [text, setText] = useState<{ tone: 'success' | 'error'; message: string } | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useForm({
    initialValues: { password: '', twoFactorAuthCode: '' },
    schema: {
      password: ['required'],
      twoFactorAuthCode: hasFactor ? ['required', 'two_factor_code'] : [],
    },
    onSubmit: async ({ password, twoFactorAuthCode }) => {
      const fault = await onProve({ password, ...(hasFactor && { twoFactorAuthCode }) });
      if (fault === undefined) onConfirmed();
      return fault;
    },
  });
  async function send(): Promise<void> {
    if (!onText || isSending) return;
    setIsSending(true);
    const outcome = await onText(form.values.password);
    setIsSending(false);
    setText(
      'sent' in outcome
        ? { tone: 'success', message: outcome.sent }
        : { tone: 'error', message: outcome.message ?? '' },
    );
  }
  return (
    <form id={id} {...form.props}>
      <Stack gap={5}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <PasswordField label={say('Password')} autoComplete="current-password" {...form.field('password')} />
        {hasFactor && (
          <CodeField
            label={say('Authentication code')}
            help={
              onText
                ? say('Six digits from the text message or your authenticator app.')
                : say('Six digits from your authenticator app.')
            }
            {...form.field('twoFactorAuthCode')}
          />
        )}
        {text !== null && (
          <Notice tone={text.tone} alert>
            {text.message}
          </Notice>
        )}
        {onText && (
          <Button
            variant="secondary"
            loading={isSending}
            loadingLabel={say('Sending the code')}
            disabled={form.values.password === ''}
            onClick={() => void send()}
          >
            {text?.tone === 'success' ? say('Text me another code') : say('Text me a code')}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** Asks who is signed in to prove it once more. */
export function ConfirmPasswordDialog({
  open,
  hasFactor,
  onProve,
  onText,
  onClose,
}: ConfirmPasswordDialogProps): ReactElement {
  const id = useId();
  const say = useSecurityText();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      title={say('Confirm that it is you')}
      description={say('We ask for your password before changes to how your account is kept.')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {say('Cancel')}
          </Button>
          <Button type="submit" form={id}>
            {say('Confirm')}
          </Button>
        </>
      }
    >
      <ConfirmForm
        {...{ id, hasFactor, onProve, ...(onText && { onText }) }}
        onConfirmed={() => onClose(true)}
      />
    </Dialog>
  );
}
