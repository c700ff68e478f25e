import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import type { SubmitFault } from '../form/form-state.ts';
import { Notice } from '../notice/notice.tsx';
import { knowsPasskeys, signWithPasskey, type PasskeyToUse, type UsedPasskey } from './browser-passkey.ts';
import { useUiText } from '../text/ui-text.tsx';

/** Properties of {@link PasskeySignIn}. */
export interface PasskeySignInProps {
  /** Asks the server what is to be signed. */
  readonly onAsk: () => Promise<PasskeyToUse>;
  /** Signs in and goes on; what it returns is shown. */
  readonly onSign: (credential: UsedPasskey) => Promise<SubmitFault | void>;
  /** How a failure of `onAsk` is told. */
  readonly faultOf: (error: unknown) => SubmitFault;
}

const never = (): (() => void) => () => undefined;

/**
 * Signs in without password and code, where the browser knows passkeys; elsewhere there is nothing to see.
 *
 * @example
 * ```tsx
 * import { PasskeySignIn, type PasskeyToUse } from '@omnis/ui';
 * export const Door = ({ ask }: { ask: () => Promise<PasskeyToUse> }) => (
 *   <PasskeySignIn
 *     onAsk={ask}
 *     onSign={async ({ id }) => ({ message: `Nobody has the passkey ${id}` })}
 *     faultOf={(error) => ({ message: String(error) })}
 *   />
 * );
 * ```
 */
export function PasskeySignIn({ onAsk, onSign, faultOf }: PasskeySignInProps): ReactElement | null {
  const say = useUiText();
  // The server cannot know, so that the first picture in the browser is the server's.
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => false);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!isKnown) return null;

  async function signIn(): Promise<SubmitFault | void> {
    try {
      const used = await signWithPasskey(await onAsk());
      return used ? await onSign(used) : { message: say('No passkey was used.') };
    } catch (error) {
      return faultOf(error);
    }
  }

  return (
    <>
      {message !== undefined && (
        <Notice tone="error" alert>
          {message}
        </Notice>
      )}
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        loading={busy}
        loadingLabel={say('Waiting for your passkey')}
        onClick={async () => {
          setBusy(true);
          setMessage(undefined);
          const fault = await signIn();
          setMessage(fault?.message ?? fault?.errors?.[0]?.message);
          setBusy(false);
        }}
      >
        <KeyRound aria-hidden="true" />
        {say('Use a passkey instead')}
      </Button>
    </>
  );
}
