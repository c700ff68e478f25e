import { usePermissionsInWords } from '@omnis/desk';
import { useTeamInviteMutation, useTeamWithdrawMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { agoText, Button, Card, ConfirmDialog, VisuallyHidden, type Confirmation } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { TeamList } from './team-list.tsx';
import { teamTexts } from '../texts/team/index.ts';

type Invitation = CallAnswer<'team.list'>['invitations'][number];

/** Properties of {@link InvitationsCard}. */
export interface InvitationsCardProps {
  readonly invitations: readonly Invitation[];
  readonly confirmation: Confirmation;
}

/** Open invitations to the team. */
export function InvitationsCard({ invitations, confirmation: { run } }: InvitationsCardProps): ReactElement {
  const t = useTexts(teamTexts);
  const division = useDivision();
  const [invite, inviting] = useTeamInviteMutation();
  const [withdraw, withdrawing] = useTeamWithdrawMutation();
  const permissionsInWords = usePermissionsInWords();
  const [leaving, setLeaving] = useState<Invitation | null>(null);
  const again = async ({ email, permissions }: Invitation): Promise<void> => {
    const sent = await run(() => invite({ params: { division }, body: { email, permissions } }));
    if (sent !== undefined) snackbars.show({ text: t('newLinkWay', { email }), tone: 'success' });
  };
  const end = async (): Promise<void> => {
    if (leaving === null) return;
    const { data } = await withdraw({ params: { division, id: leaving.id } });
    setLeaving(null);
    if (data) snackbars.show({ text: data.message, tone: 'success' });
  };
  return (
    <Card title={t('invited')}>
      <TeamList
        entries={invitations.map((invitation) => ({
          id: invitation.id,
          name: invitation.email,
          notes: [
            permissionsInWords(invitation.permissions),
            t('invitedInvitedByInvitedAt', {
              invitedBy: invitation.invitedBy,
              invitedAt: agoText(invitation.invitedAt),
            }),
          ],
          actions: (
            <>
              <Button size="sm" variant="ghost" onClick={() => setLeaving(invitation)}>
                {t('withdraw')}
                <VisuallyHidden> {t('theInvitationTo', { email: invitation.email })}</VisuallyHidden>
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={inviting.isLoading}
                onClick={() => void again(invitation)}
              >
                {t('sendAgain')}
                <VisuallyHidden> {t('toEmail', { email: invitation.email })}</VisuallyHidden>
              </Button>
            </>
          ),
        }))}
      />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('withdrawThisInvitation')}
        text={t('linkStopsWorking', { email: leaving?.email ?? '' })}
        confirmLabel={t('withdraw')}
        danger
        loading={withdrawing.isLoading}
        onConfirm={() => void end()}
      />
    </Card>
  );
}
