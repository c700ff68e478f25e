import { useRef, useState, type ReactElement } from 'react';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';
import type { CallOutcome, ProofCalls, SecurityFaults } from './security-calls.ts';

/** Runs an action only after the password was proved, lately or now. */
export interface Confirmation {
  /** Makes a call, asks for the password where it is wanted, and makes it again; undefined when nothing came of it. */
  readonly run: <T>(send: () => Promise<CallOutcome<T>>) => Promise<T | undefined>;
  /** To be shown on the page. */
  readonly dialog: ReactElement;
}

/** Options of {@link useConfirmation} from its app. */
export interface ConfirmationOptions extends SecurityFaults, ProofCalls {
  /** True when the account has a second factor of any kind, which is asked for too. */
  readonly hasFactor: boolean;
}

/**
 * Asks for the password before what is dangerous, when it was not proved within the last quarter of an hour
 * (platform.md §6).
 */
export function useConfirmation({
  hasFactor,
  confirm,
  textCode,
  faultOf,
  wantsPassword,
}: ConfirmationOptions): Confirmation {
  const show = useSnackbar();
  const [open, setOpen] = useState(false);
  const answered = useRef<(confirmed: boolean) => void>(undefined);

  function ask(): Promise<boolean> {
    setOpen(true);
    return new Promise((resolve) => {
      answered.current = resolve;
    });
  }

  function close(confirmed: boolean): void {
    setOpen(false);
    answered.current?.(confirmed);
    answered.current = undefined;
  }

  return {
    run: async (send) => {
      let answer = await send();
      if (wantsPassword(answer.error)) {
        if (!(await ask())) return undefined;
        answer = await send();
      }
      const text = answer.error === undefined ? '' : (faultOf(answer.error).message ?? '');
      if (text !== '') show({ text, tone: 'error' });
      return answer.data;
    },
    dialog: (
      <ConfirmPasswordDialog
        open={open}
        hasFactor={hasFactor}
        onProve={async (values) => {
          const { error } = await confirm(values);
          return error === undefined ? undefined : faultOf(error);
        }}
        {...(textCode && {
          onText: async (password: string) => {
            const { data, error } = await textCode(password);
            return data === undefined ? faultOf(error) : { sent: data.message };
          },
        })}
        onClose={close}
      />
    ),
  };
}
