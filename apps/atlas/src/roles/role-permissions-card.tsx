import { errorText, useAtlasUpdateRoleMutation } from '@omnis/api-client';
import { grantedBy, staffPermissionNames, staffPermissions } from '@omnis/models';
import { Button, Card, Checkbox, ConfirmDialog, Inline, Notice } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { PermissionLabel } from '../staff/permission-label.tsx';
import { sameNames, toggled } from '../staff/permission-names.ts';
import { useRoles } from '../staff/use-roles.ts';
import type { RoleCardProps } from './role-name-card.tsx';

/** Who may give a permission, in words. */
function givenBy(name: string): string {
  const needed = grantedBy(name);
  return needed === null ? '' : `Given by those with “${staffPermissions[needed].title}”.`;
}

/** What a role may do, as checkboxes with what each grants and who may give it; what may not be given stands fast. */
export function RolePermissionsCard({ role, fixed }: RoleCardProps): ReactElement {
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
    if (error === undefined) snackbars.show({ text: 'Role saved', tone: 'success' });
    else setProblem(errorText(error));
  };

  const buttons = held ? (
    <Inline gap={3}>
      <Button
        disabled={!isChanged}
        loading={saving.isLoading}
        onClick={() => (count === 0 ? void send() : setIsAsking(true))}
      >
        Save permissions
      </Button>
      {isChanged && (
        <Button variant="ghost" onClick={() => setDraft(role.permissions)}>
          Undo changes
        </Button>
      )}
    </Inline>
  ) : (
    <ProtectedButton permission="permissions.grant" variant="secondary">
      Change permissions
    </ProtectedButton>
  );

  return (
    <Card
      title="What it may do"
      description={
        count === 0
          ? 'Nobody has this role yet.'
          : 'Who gets or loses something is signed out everywhere, and has it from the next sign-in on.'
      }
      footer={held && fixed !== '' ? undefined : buttons}
    >
      {fixed !== '' && held && <Notice tone="info">{fixed}</Notice>}
      {problem !== '' && (
        <Notice tone="error" alert>
          {problem}
        </Notice>
      )}
      <fieldset className="rights">
        <legend>Permissions</legend>
        {staffPermissionNames.map((name) => (
          <Checkbox
            key={name}
            label={<PermissionLabel name={name} />}
            help={`${staffPermissions[name].grants} ${givenBy(name)}`}
            checked={draft.includes(name)}
            disabled={!held || fixed !== '' || !mayGivePermission(name)}
            onCheckedChange={(on) => setDraft(toggled(draft, name, on))}
          />
        ))}
      </fieldset>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Change what “${role.title}” may do?`}
        text={`${count === 1 ? 'One person has' : `${count} people have`} this role. Whose rights change by it is signed out everywhere, and told by mail. Work that they have not saved is lost.`}
        confirmLabel="Change role"
        onConfirm={() => void send()}
      />
    </Card>
  );
}
