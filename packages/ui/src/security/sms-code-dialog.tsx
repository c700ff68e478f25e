import type { ReactElement } from 'react';
import { FirstCodeDialog, type FirstCodeDialogProps } from './first-code-dialog.tsx';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link SmsCodeDialog}. */
export interface SmsCodeDialogProps extends Pick<FirstCodeDialogProps, 'email' | 'onCode' | 'onClose'> {
  /** The number that the code went to; null while the dialog is closed. */
  readonly mobile: string | null;
}

/** From the code that was texted to the recovery codes, where there are none yet. */
export function SmsCodeDialog({ mobile, ...rest }: SmsCodeDialogProps): ReactElement {
  const say = useSecurityText();
  return (
    <FirstCodeDialog
      {...rest}
      open={mobile !== null}
      asking={{
        title: say('Enter the code'),
        description: say('We have texted it to {mobile}.', { mobile: mobile ?? '' }),
      }}
      done={{
        title: say('Your number is proved'),
        description: say('From now on, signing in takes a second factor. All other devices were signed out.'),
      }}
      help={say('Six digits from the text message. It works for 10 minutes.')}
      size="sm"
    />
  );
}
