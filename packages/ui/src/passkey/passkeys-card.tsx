import { KeyRound } from 'lucide-react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EntryList } from '../security/entry-list.tsx';
import type { CallOutcome, ProofCalls, SecurityFaults } from '../security/security-calls.ts';
import { useSecurityText, type SaySecurity } from '../security/security-text.ts';
import { useConfirmation } from '../security/use-confirmation.tsx';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';
import { useTimes } from '../text/use-times.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { knowsPasskeys, makePasskey, type MadePasskey, type PasskeyToMake } from './browser-passkey.ts';

/** A passkey of an account; times are UTC ISO 8601. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** True when its maker keeps a copy for the holder's other devices. */
  readonly synced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The calls of {@link PasskeysCard}; an app binds them to its API. */
export interface PasskeyCalls extends ProofCalls {
  readonly begin: () => Promise<CallOutcome<PasskeyToMake>>;
  readonly add: (credential: MadePasskey) => Promise<CallOutcome<{ readonly message: string }>>;
  readonly remove: (id: string) => Promise<CallOutcome<{ readonly message: string }>>;
}

/** Properties of {@link PasskeysCard}. */
export interface PasskeysCardProps extends SecurityFaults {
  readonly passkeys: readonly Passkey[];
  /** True when the account has a second factor of any kind, which is asked for with the password. */
  readonly hasFactor: boolean;
  readonly calls: PasskeyCalls;
}

const never = (): (() => void) => () => undefined;

interface NoteWords {
  readonly say: SaySecurity;
  readonly ago: (iso: string) => string;
}

const noteOf = ({ createdAt, lastUsedAt, synced }: Passkey, { say, ago }: NoteWords): string =>
  [
    lastUsedAt === null
      ? say('Added {ago}, not used yet', { ago: ago(createdAt) })
      : say('Used {ago}', { ago: ago(lastUsedAt) }),
    ...(synced ? [say('also on your other devices')] : []),
  ].join(' · ');

/** Passkeys of an account: adds and removes them, with the password proved first. */
export function PasskeysCard({
  passkeys,
  hasFactor,
  calls,
  faultOf,
  wantsPassword,
}: PasskeysCardProps): ReactElement {
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => false);
  const show = useSnackbar();
  const say = useSecurityText();
  const { ago } = useTimes();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  const { confirm, textCode } = calls;
  const confirmation = useConfirmation({ hasFactor, confirm, textCode, faultOf, wantsPassword });

  async function add(): Promise<void> {
    const asked = await confirmation.run(calls.begin);
    if (!asked) return;
    try {
      const made = await makePasskey(asked);
      if (!made) return show({ text: say('No passkey was made'), tone: 'neutral' });
      const answer = await confirmation.run(() => calls.add(made));
      if (answer) show({ text: answer.message, tone: 'success' });
    } catch (error) {
      const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
      show({
        text: isThere
          ? say('This device has a passkey of your account already')
          : say('This device could not make a passkey'),
        tone: 'error',
      });
    }
  }

  async function remove(): Promise<void> {
    if (!leaving) return;
    setLeaving(undefined);
    const answer = await confirmation.run(() => calls.remove(leaving.id));
    if (answer) show({ text: answer.message, tone: 'success' });
  }

  return (
    <Card
      title={say('Passkeys')}
      description={say(
        'Sign in with your fingerprint, your face or the PIN of your device: no password, no code.',
      )}
    >
      {passkeys.length > 0 && (
        <EntryList
          entries={passkeys.map((passkey) => ({
            id: passkey.id,
            agent: passkey.name,
            note: noteOf(passkey, { say, ago }),
            action: (
              <Button size="sm" variant="ghost" onClick={() => setLeaving(passkey)}>
                {say('Remove')}
                <VisuallyHidden> {passkey.name}</VisuallyHidden>
              </Button>
            ),
          }))}
        />
      )}
      {isKnown ? (
        <Button
          variant="secondary"
          loading={busy}
          loadingLabel={say('Waiting for your device')}
          onClick={async () => {
            setBusy(true);
            await add();
            setBusy(false);
          }}
        >
          <KeyRound aria-hidden="true" />
          {say('Add a passkey')}
        </Button>
      ) : (
        <p>{say('This browser does not know passkeys. A newer one does.')}</p>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('Remove {name}?', { name: leaving?.name ?? '' })}
        text={say(
          'It does not open your account any more. Delete it on your device too, where it would go on being offered.',
        )}
        confirmLabel={say('Remove')}
        danger
        onOpenChange={() => setLeaving(undefined)}
        onConfirm={() => void remove()}
      />
      {confirmation.dialog}
    </Card>
  );
}
