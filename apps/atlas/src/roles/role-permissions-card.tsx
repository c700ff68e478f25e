import { errorText, useAtlasUpdateRoleMutation } from '@omnis/api-client';
import { grantedBy, staffPermissionNames, staffPermissions } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Checkbox, ConfirmDialog, Inline, Notice } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { PermissionLabel } from '../staff/permission-label.tsx';
import { sameNames, toggled } from '../staff/permission-names.ts';
import { useRoles } from '../staff/use-roles.ts';
import type { RoleCardProps } from './role-name-card.tsx';
import { rolesTexts, type RolesTexts } from '../texts/roles/index.ts';

/** Says in words who may give a permission. */
function givenBy(t: RolesTexts, name: string): string {
  const needed = grantedBy(name);
  return needed === null ? '' : t('givenByThoseWith', { permission: staffPermissions[needed].title });
}

/** Permissions of a role, as checkboxes with what each grants and who may give it; fixed if they may not be given. */
export function RolePermissionsCard({ role, fixed }: RoleCardProps): ReactElement {
  const t = useTexts(rolesTexts);
  const [draft, setDraft] = useState<readonly string[]>(role.permissions);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [save, saving] = useAtlasUpdateRoleMutation();
  const { mayGivePermission } = useRoles();
  const { held } = usePermission('permissions.grant');
  const isChanged = !sameNames(draft, role.permissions);
  const count = role.holders.length;

  const send = async (): Promise<void> => {
    setIsAsking(false);
    setProblem('');
    const { error } = await save({ params: { name: role.name }, body: { permissions: [...draft] } });
    if (error === undefined) snackbars.show({ text: t('roleSaved'), tone: 'success' });
    else setProblem(errorText(error));
  };

  const buttons = held ? (
    <Inline gap={3}>
      <Button
        disabled={!isChanged}
        loading={saving.isLoading}
        onClick={() => (count === 0 ? void send() : setIsAsking(true))}
      >
        {t('savePermissions')}
      </Button>
      {isChanged && (
        <Button variant="ghost" onClick={() => setDraft(role.permissions)}>
          {t('undoChanges')}
        </Button>
      )}
    </Inline>
  ) : (
    <ProtectedButton permission="permissions.grant" variant="secondary">
      {t('changePermissions')}
    </ProtectedButton>
  );

  return (
    <Card
      title={t('whatItMayDo')}
      description={count === 0 ? t('nobodyHasRole') : t('changesSignOut')}
      footer={held && fixed !== '' ? undefined : buttons}
    >
      {fixed !== '' && held && <Notice tone="info">{fixed}</Notice>}
      {problem !== '' && (
        <Notice tone="error" alert>
          {problem}
        </Notice>
      )}
      <fieldset className="rights">
        <legend>{t('permissions')}</legend>
        {staffPermissionNames.map((name) => (
          <Checkbox
            key={name}
            label={<PermissionLabel name={name} />}
            help={`${staffPermissions[name].grants} ${givenBy(t, name)}`}
            checked={draft.includes(name)}
            disabled={!held || fixed !== '' || !mayGivePermission(name)}
            onCheckedChange={(on) => setDraft(toggled(draft, name, on))}
          />
        ))}
      </fieldset>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('changeQuestion', { title: role.title })}
        text={t('changeText', { count })}
        confirmLabel={t('changeRole')}
        onConfirm={() => void send()}
      />
    </Card>
  );
}
