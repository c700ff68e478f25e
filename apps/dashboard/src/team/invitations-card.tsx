import { useTeamInviteMutation, useTeamWithdrawMutation, type CallAnswer } from '@omnis/api-client';
import { agoText, Button, Card, ConfirmDialog, VisuallyHidden, type Confirmation } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { TeamList } from './team-list.tsx';
import { permissionsInWords } from './team-texts.ts';

type Invitation = CallAnswer<'team.list'>['invitations'][number];

/** Properties of {@link InvitationsCard}. */
export interface InvitationsCardProps {
  readonly invitations: readonly Invitation[];
  readonly confirmation: Confirmation;
}

/** Who is invited and has not come yet. */
export function InvitationsCard({ invitations, confirmation: { run } }: InvitationsCardProps): ReactElement {
  const division = useDivision();
  const [invite, inviting] = useTeamInviteMutation();
  const [withdraw, withdrawing] = useTeamWithdrawMutation();
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  const again = async ({ email, permissions }: Invitation): Promise<void> => {
    const sent = await run(() => invite({ params: { division }, body: { email, permissions } }));
    if (sent !== undefined) snackbars.show({ text: `A new link is on its way to ${email}`, tone: 'success' });
  };
  const end = async (): Promise<void> => {
    if (leaving === null) return;
    const { data } = await withdraw({ params: { division, id: leaving.id } });
    setLeaving(null);
    if (data) snackbars.show({ text: data.message, tone: 'success' });
  };
  return (
    <Card title="Invited">
      <TeamList
        entries={invitations.map((invitation) => ({
          id: invitation.id,
          name: invitation.email,
          notes: [
            permissionsInWords(invitation.permissions),
            `Invited by ${invitation.invitedBy} ${agoText(invitation.invitedAt)}`,
          ],
          actions: (
            <>
              <Button size="sm" variant="ghost" onClick={() => setLeaving(invitation)}>
                Withdraw
                <VisuallyHidden> the invitation to {invitation.email}</VisuallyHidden>
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={inviting.isLoading}
                onClick={() => void again(invitation)}
              >
                Send again
                <VisuallyHidden> to {invitation.email}</VisuallyHidden>
              </Button>
            </>
          ),
        }))}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Withdraw this invitation?"
        text={`The link that was sent to ${leaving?.email ?? ''} stops working.`}
        confirmLabel="Withdraw"
        danger
        loading={withdrawing.isLoading}
        onConfirm={() => void end()}
      />
    </Card>
  );
}
