import { usePermissionsInWords } from '@omnis/desk';
import { Loaded, useAccountConfirmation } from '@omnis/account';
import { useTeamListQuery, useTeamRemoveMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Skeleton,
  SkeletonGroup,
  Stack,
  VisuallyHidden,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog, type Member } from './member-dialog.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TeamList } from './team-list.tsx';
import { teamTexts } from '../texts/team/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

function Shape(): ReactElement {
  const t = useTexts(teamTexts);
  return (
    <SkeletonGroup label={t('loadingTheTeam')}>
      <Card>
        <Skeleton height="12rem" />
      </Card>
    </SkeletonGroup>
  );
}

interface MembersProps {
  readonly members: CallAnswer<'team.list'>['members'];
  readonly onEdit: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

function Members({ members, onEdit, onRemove }: MembersProps): ReactElement {
  const t = useTexts(teamTexts);
  const permissionsInWords = usePermissionsInWords();
  const { role, force2fa } = useActiveStore();
  const owners = members.filter((member) => member.role === 'owner').length;
  const mayTouch = (member: Member): boolean => role === 'owner' || member.role === 'member';
  return (
    <Card title={t('people')}>
      <TeamList
        entries={members.map((member) => ({
          id: member.id,
          avatar: member.avatar,
          name: member.you ? `${member.name} (you)` : member.name,
          badge: (
            <>
              {member.role === 'owner' && <Badge tone="brand">{t('owner')}</Badge>}
              {member.twoFactorAuthEnabled ? (
                <Badge tone="success">{t('twoFactor')}</Badge>
              ) : (
                force2fa && <Badge tone="warning">{t('noSecondFactorYet')}</Badge>
              )}
            </>
          ),
          notes: [
            member.email,
            member.role === 'owner' ? t('mayDoEverything') : permissionsInWords(member.permissions),
          ],
          actions: mayTouch(member) && (
            <>
              {!(member.role === 'owner' && owners === 1) && (
                <Button size="sm" variant="ghost" onClick={() => onRemove(member)}>
                  {member.you ? t('leave') : t('remove')}
                  <VisuallyHidden> {member.you ? t('theTeam') : member.name}</VisuallyHidden>
                </Button>
              )}
              <Button size="sm" variant="secondary" onClick={() => onEdit(member)}>
                {t('change')}
                <VisuallyHidden> {member.name}</VisuallyHidden>
              </Button>
            </>
          ),
        }))}
      />
    </Card>
  );
}

/** Team of the store: members and their permissions, invitations, and requests for more. */
export function Component(): ReactElement {
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(teamTexts);
  useTitle(t('team'));
  const { division, name } = useActiveStore();
  const query = useTeamListQuery({ params: { division } }, { refetchOnMountOrArgChange: true });
  const confirmation = useAccountConfirmation();
  const [remove, removal] = useTeamRemoveMutation();
  const [isInviting, setIsInviting] = useState(false);
  const [edited, setEdited] = useState<Member | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const takeOut = async (): Promise<void> => {
    if (leaving === null) return;
    const { id, you } = leaving;
    const done = await confirmation.run(() => remove({ params: { division, id } }));
    setLeaving(null);
    if (done === undefined) return;
    if (you) location.assign('/dashboard/');
    else snackbars.show({ text: done.message, tone: 'success' });
  };
  return (
    <>
      <PageHead
        back={settingsBack(tSettings)}
        title={t('team')}
        text={t('teamText', { name })}
        actions={<Button onClick={() => setIsInviting(true)}>{t('inviteSomebody')}</Button>}
      />
      <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
        {({ members, invitations, requests }) => (
          <Stack gap={6}>
            {requests.length > 0 && <RequestsCard {...{ requests, confirmation }} />}
            <Members members={members} onEdit={setEdited} onRemove={setLeaving} />
            {invitations.length > 0 && <InvitationsCard {...{ invitations, confirmation }} />}
          </Stack>
        )}
      </Loaded>
      <InviteDialog open={isInviting} confirmation={confirmation} onClose={() => setIsInviting(false)} />
      <MemberDialog member={edited} confirmation={confirmation} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={leaving?.you ? t('leaveTheTeam') : t('removeQuestion', { name: leaving?.name ?? '' })}
        text={leaving?.you ? t('cannotOpenAnyMoreUntil', { name }) : t('theySignedOutEverywhereCannot')}
        confirmLabel={leaving?.you ? t('leave') : t('remove')}
        danger
        loading={removal.isLoading}
        onConfirm={() => void takeOut()}
      />
      {confirmation.dialog}
    </>
  );
}
