import { errorText, useAtlasSetUserRightsMutation, type CallAnswer } from '@omnis/api-client';
import { staffPermissionNames, staffPermissions } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Checkbox, ConfirmDialog, Inline, Notice } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { PermissionLabel } from './permission-label.tsx';
import { permissionTitles, sameNames, toggled } from './permission-names.ts';
import { staffName } from './staff-name.ts';
import { useRoles, type Role } from './use-roles.ts';
import { staffTexts } from '../texts/staff/index.ts';

/** A member of staff as their page shows them. */
export type Member = CallAnswer<'atlas.user'>;

interface Draft {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** Roles and single permissions as checkboxes with what each grants; what may not be given stands fast. */
export function RightsCard({ member }: { readonly member: Member }): ReactElement {
  const t = useTexts(staffTexts);
  const saved: Draft = { roles: member.roles, permissions: member.permissions };
  const [draft, setDraft] = useState<Draft>(saved);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [save, saving] = useAtlasSetUserRightsMutation();
  const { roles, mayGiveRole, mayGivePermission } = useRoles();
  const { held } = usePermission('permissions.grant');
  const isSelf = useAppSelector(selectUser)?.id === member.id;
  const isFixed = isSelf || !held;
  const isChanged = !sameNames(draft.roles, saved.roles) || !sameNames(draft.permissions, saved.permissions);
  const ofRoles = new Set(
    roles.filter(({ name }) => draft.roles.includes(name)).flatMap(({ permissions }) => permissions),
  );

  const send = async (): Promise<void> => {
    setIsAsking(false);
    setProblem('');
    const { error } = await save({
      params: { id: member.id },
      body: { roles: [...draft.roles], permissions: [...draft.permissions] },
    });
    if (error !== undefined) setProblem(errorText(error));
    else snackbars.show({ text: t('rightsSaved'), tone: 'success' });
  };

  const roleBox = (role: Role): ReactElement => (
    <Checkbox
      key={role.name}
      label={role.title}
      help={`${role.text} ${permissionTitles(role.permissions).join(' · ')}`}
      checked={draft.roles.includes(role.name)}
      disabled={isFixed || !mayGiveRole(role)}
      onCheckedChange={(on) => setDraft({ ...draft, roles: toggled(draft.roles, role.name, on) })}
    />
  );

  return (
    <Card
      title={t('rolesAndPermissions')}
      description={isSelf ? t('ownRights') : t('changesSignOut')}
      footer={
        isSelf ? undefined : (
          <Inline gap={3}>
            {held ? (
              <>
                <Button disabled={!isChanged} loading={saving.isLoading} onClick={() => setIsAsking(true)}>
                  {t('saveRights')}
                </Button>
                {isChanged && (
                  <Button variant="ghost" onClick={() => setDraft(saved)}>
                    {t('undoChanges')}
                  </Button>
                )}
              </>
            ) : (
              <ProtectedButton permission="permissions.grant" variant="secondary">
                {t('changeRights')}
              </ProtectedButton>
            )}
          </Inline>
        )
      }
    >
      {problem !== '' && (
        <Notice tone="error" alert>
          {problem}
        </Notice>
      )}
      <fieldset className="rights">
        <legend>{t('roles')}</legend>
        {roles.map(roleBox)}
      </fieldset>
      <fieldset className="rights">
        <legend>{t('singlePermissions')}</legend>
        {staffPermissionNames.map((name) => {
          const { grants } = staffPermissions[name];
          const byRole = ofRoles.has(name);
          return (
            <Checkbox
              key={name}
              label={<PermissionLabel name={name} />}
              help={byRole && !draft.permissions.includes(name) ? t('comesWithRole', { grants }) : grants}
              checked={byRole || draft.permissions.includes(name)}
              disabled={isFixed || !mayGivePermission(name) || (byRole && !draft.permissions.includes(name))}
              onCheckedChange={(on) =>
                setDraft({ ...draft, permissions: toggled(draft.permissions, name, on) })
              }
            />
          );
        })}
      </fieldset>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('changeQuestion', { name: staffName(member) })}
        text={t('changeText')}
        confirmLabel={t('changeRights')}
        onConfirm={() => void send()}
      />
    </Card>
  );
}
