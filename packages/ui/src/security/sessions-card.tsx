import { useState, type ReactElement } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { useTimes } from '../text/use-times.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { agentText } from './agent-text.ts';
import { EntryList } from './entry-list.tsx';
import type { OpenSession } from './security-calls.ts';
import { usePending } from './use-pending.ts';
import { useSecurityText } from './security-text.ts';

/** Properties of {@link SessionsCard}. */
export interface SessionsCardProps {
  readonly sessions: readonly OpenSession[];
  /** Ends one of them; tells itself what failed. */
  readonly onRevoke: (id: string) => Promise<unknown>;
  /** Ends all but this one; tells itself what came of it. */
  readonly onRevokeOthers: () => Promise<unknown>;
}

/** Where the account is signed in, and how that ends. */
export function SessionsCard({ sessions, onRevoke, onRevokeOthers }: SessionsCardProps): ReactElement {
  const pending = usePending();
  const say = useSecurityText();
  const { ago } = useTimes();
  const [isAsking, setIsAsking] = useState(false);
  const endAll = (): void => {
    setIsAsking(false);
    void pending.during('others', onRevokeOthers);
  };
  return (
    <Card
      title={say('Where you are signed in')}
      description={say('Do not know one of these? Sign it out and change your password.')}
      footer={
        sessions.length > 1 ? (
          <Button variant="secondary" loading={pending.is('others')} onClick={() => setIsAsking(true)}>
            {say('Sign out everywhere else')}
          </Button>
        ) : undefined
      }
    >
      <EntryList
        entries={sessions.map((session) => ({
          id: session.id,
          agent: session,
          badge: session.current && <Badge tone="success">{say('This device')}</Badge>,
          note: [session.ip, session.current ? say('active now') : ago(session.lastSeenAt)]
            .filter(Boolean)
            .join(' · '),
          action: !session.current && (
            <Button
              size="sm"
              variant="ghost"
              loading={pending.is(session.id)}
              onClick={() => void pending.during(session.id, () => onRevoke(session.id))}
            >
              {say('Sign out')}
              <VisuallyHidden> {agentText(session, say)}</VisuallyHidden>
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say('Sign out everywhere else?')}
        text={say(
          'Every other browser has to sign in again, and no device is trusted any more. You stay signed in here.',
        )}
        confirmLabel={say('Sign out')}
        onConfirm={endAll}
      />
    </Card>
  );
}
