import { useTeamUpdateMutation, type CallAnswer } from '@omnis/api-client';
import type { DashboardPermission, TeamRole } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, Notice, RadioGroup, Stack, type Confirmation } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { teamTexts } from '../texts/team/index.ts';

/** A member of the team. */
export type Member = CallAnswer<'team.list'>['members'][number];

interface EditProps {
  readonly member: Member;
  readonly confirmation: Confirmation;
  readonly onClose: () => void;
}

function Edit({ member, confirmation: { run }, onClose }: EditProps): ReactElement {
  const t = useTexts(teamTexts);
  const { division, role: ownRole } = useActiveStore();
  const [update, { isLoading }] = useTeamUpdateMutation();
  const [role, setRole] = useState<TeamRole>(member.role);
  const [permissions, setPermissions] = useState<readonly DashboardPermission[]>(
    member.role === 'owner' ? [] : member.permissions,
  );
  const save = async (): Promise<void> => {
    const saved = await run(() =>
      update({
        params: { division, id: member.id },
        body: { version: member.version, role, permissions: [...permissions] },
      }),
    );
    if (saved === undefined) return;
    snackbars.show({ text: t('saved'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={member.name}
      description={member.email}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isLoading} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {ownRole === 'owner' && (
          <RadioGroup
            label={t('role')}
            value={role}
            onValueChange={(value) => setRole(value === 'owner' ? 'owner' : 'member')}
            options={[
              { value: 'member', label: t('member'), help: t('memberHelp') },
              {
                value: 'owner',
                label: t('owner'),
                help: t('ownerHelp'),
              },
            ]}
          />
        )}
        {role !== member.role && <Notice tone="warning">{t('newRoleTheySignedOut')}</Notice>}
        {role === 'member' && <PermissionPicker value={permissions} onChange={setPermissions} />}
      </Stack>
    </Dialog>
  );
}

/** Properties of {@link MemberDialog}. */
export interface MemberDialogProps extends Omit<EditProps, 'member'> {
  /** null closes the dialog. */
  readonly member: Member | null;
}

/** Changes what a member of the team is and may do. */
export function MemberDialog({ member, ...rest }: MemberDialogProps): ReactElement | null {
  return member && <Edit key={member.id} member={member} {...rest} />;
}
