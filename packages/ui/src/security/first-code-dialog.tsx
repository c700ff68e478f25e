import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CodeField } from '../field/code-field.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { useForm } from '../form/use-form.ts';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecurityText } from './security-text.ts';

/** Texts of one of the two steps. */
interface StepWords {
  readonly title: string;
  readonly description: string;
}

/** Properties of {@link FirstCodeDialog}. */
export interface FirstCodeDialogProps {
  readonly open: boolean;
  /** Email address of the account. */
  readonly email: string;
  /** While the code is asked for. */
  readonly asking: StepWords;
  /** While the recovery codes are shown. */
  readonly done: StepWords;
  /** Where the code is found. */
  readonly help: string;
  /** Sends the code: the recovery codes, none where those before go on working, or what was wrong. */
  readonly onCode: (code: string) => Promise<readonly string[] | SubmitFault>;
  readonly onClose: () => void;
  /** Width while the code is asked for, `md` unless told. */
  readonly size?: 'sm' | 'md';
  /** Content shown before the code. */
  readonly children?: ReactNode;
}

function isCodes(answer: readonly string[] | SubmitFault): answer is readonly string[] {
  return Array.isArray(answer);
}

interface CodeFormProps extends Pick<FirstCodeDialogProps, 'help' | 'onCode'> {
  readonly id: string;
  readonly onCodes: (codes: readonly string[]) => void;
}

function CodeForm({ id, help, onCode, onCodes }: CodeFormProps): ReactElement {
  const say = useSecurityText();
  const form = useForm({
    initialValues: { twoFactorAuthCode: '' },
    schema: { twoFactorAuthCode: ['required', 'two_factor_code'] },
    onSubmit: async ({ twoFactorAuthCode }) => {
      const answer = await onCode(twoFactorAuthCode);
      if (!isCodes(answer)) return answer;
      onCodes(answer);
      return undefined;
    },
  });
  return (
    <form id={id} {...form.props}>
      <Stack gap={4}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <CodeField label={say('Authentication code')} help={help} {...form.field('twoFactorAuthCode')} />
      </Stack>
    </form>
  );
}

/** Puts a second factor in force by its first code, and shows the recovery codes where there are new ones. */
export function FirstCodeDialog(props: FirstCodeDialogProps): ReactElement {
  const { open, email, asking, done, help, onCode, onClose, size = 'md', children } = props;
  const id = useId();
  const say = useSecurityText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    onClose();
    setCodes(null);
  };
  const words = codes === null ? asking : done;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={words.title}
      description={words.description}
      persistent
      held={codes !== null}
      size={codes === null ? size : 'md'}
      footer={
        codes === null ? (
          <>
            <Button variant="secondary" onClick={close}>
              {say('Cancel')}
            </Button>
            <Button type="submit" form={id}>
              {say('Turn on')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{say('I have kept them')}</Button>
        )
      }
    >
      {codes === null ? (
        <Stack gap={6}>
          {children}
          <CodeForm
            {...{ id, help, onCode }}
            onCodes={(made) => (made.length > 0 ? setCodes(made) : close())}
          />
        </Stack>
      ) : (
        <RecoveryCodes codes={codes} email={email} after={done.title} />
      )}
    </Dialog>
  );
}
