import { media, token } from '@omnis/theme/react';
import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { QrCode } from '../qr-code/qr-code.tsx';
import { FirstCodeDialog, type FirstCodeDialogProps } from './first-code-dialog.tsx';
import type { TwoFactorSetUp } from './security-calls.ts';
import { useCopy } from './use-copy.ts';
import { useSecurityText } from './security-text.ts';

const Root = styled.div.withConfig({ componentId: 'ui-set-up' })`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: center;
  gap: ${token('space.6')};

  > svg[role='img'] {
    border: ${token('border.width')} solid ${token('border.color')};
  }
  .key {
    display: grid;
    gap: ${token('space.3')};
    justify-items: start;
    font-size: ${token('type.sm')};
  }
  .key p {
    color: ${token('text.muted')};
  }
  .key code {
    font-family: ${token('mono.font')};
    font-size: ${token('type.md')};
    line-height: 1.6;
    user-select: all;
  }
  ${media.down('sm')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;

    .key {
      justify-items: center;
      text-align: center;
    }
  }
`;

function Steps({ setUp }: { readonly setUp: TwoFactorSetUp }): ReactElement {
  const copyText = useCopy();
  const say = useSecurityText();
  const spaced = setUp.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <Root>
      <QrCode rows={setUp.qr} label={say('QR code for your authenticator app')} />
      <div className="key">
        <p>{say('Cannot scan it? Type this key into the app instead:')}</p>
        <code>{spaced}</code>
        <Button size="sm" variant="secondary" onClick={() => void copyText(setUp.secret, say('Key copied'))}>
          <Copy aria-hidden="true" />
          {say('Copy the key')}
        </Button>
      </div>
    </Root>
  );
}

/** Properties of {@link SetUpDialog}. */
export interface SetUpDialogProps extends Pick<FirstCodeDialogProps, 'email' | 'onCode' | 'onClose'> {
  /** Secret that the app has to scan; null while the dialog is closed. */
  readonly setUp: TwoFactorSetUp | null;
}

/** From the QR code by the first code of the app to the recovery codes. */
export function SetUpDialog({ setUp, ...rest }: SetUpDialogProps): ReactElement {
  const say = useSecurityText();
  return (
    <FirstCodeDialog
      {...rest}
      open={setUp !== null}
      asking={{
        title: say('Set up your authenticator app'),
        description: say(
          'Scan the code with an app such as 1Password, Google Authenticator or Aegis, then type what it shows.',
        ),
      }}
      done={{
        title: say('Two-factor sign-in is on'),
        description: say(
          'From now on, signing in takes a code of your app. All other devices were signed out.',
        ),
      }}
      help={say('Six digits that the app shows now.')}
    >
      {setUp !== null && <Steps setUp={setUp} />}
    </FirstCodeDialog>
  );
}
