import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import type { CallOutcome } from './security-calls.ts';
import type { Confirmation } from './use-confirmation.tsx';
import { usePending } from './use-pending.ts';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link TurnOff}. */
export interface TurnOffProps {
  /** The question that is asked first. */
  readonly title: string;
  /** Requirement for signing in when another factor stays; without it, the password alone will do. */
  readonly remaining?: string | undefined;
  /** Said once it is done. */
  readonly done: string;
  readonly onTurnOff: () => Promise<CallOutcome<unknown>>;
  readonly run: Confirmation['run'];
}

/** Turns a second factor off, after a question. */
export function TurnOff({ title, remaining, done, onTurnOff, run }: TurnOffProps): ReactElement {
  const pending = usePending();
  const say = useSecurityText();
  const show = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);
  const turnOff = async (): Promise<void> => {
    setIsAsking(false);
    const session = await run(() => pending.during('off', onTurnOff));
    if (session !== undefined) show({ text: done, tone: 'success' });
  };
  return (
    <>
      <Button variant="ghost" loading={pending.is('off')} onClick={() => setIsAsking(true)}>
        {say('Turn off')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        text={
          remaining === undefined
            ? say(
                'Your password alone will open your account. Your recovery codes stop working, and all other devices are signed out.',
              )
            : say('{remaining} All other devices are signed out.', { remaining })
        }
        confirmLabel={say('Turn off')}
        danger
        onConfirm={() => void turnOff()}
      />
    </>
  );
}
