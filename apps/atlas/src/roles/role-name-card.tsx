import { submitFault, useAtlasUpdateRoleMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, FormStack, Stack, TextArea, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import type { Role } from '../staff/use-roles.ts';
import { rolesTexts } from '../texts/roles/index.ts';

/** Properties of the cards of a role. */
export interface RoleCardProps {
  readonly role: Role;
  /** Why it cannot be changed; '' when it can. */
  readonly fixed: string;
}

function NameForm({ role }: Pick<RoleCardProps, 'role'>): ReactElement {
  const t = useTexts(rolesTexts);
  const [update] = useAtlasUpdateRoleMutation();
  const form = useForm({
    initialValues: { title: role.title, text: role.text },
    schema: { title: ['required', ['max_length', 60]], text: [['max_length', 200]] },
    onSubmit: async (body) => {
      const { error } = await update({ params: { name: role.name }, body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: t('roleSaved'), tone: 'success' });
      return undefined;
    },
  });
  return (
    <FormStack form={form}>
      <TextField label={t('name')} autoComplete="off" maxLength={60} {...form.field('title')} />
      <TextArea label={t('purpose')} optional rows={2} maxLength={200} {...form.field('text')} />
      <div>
        <Button type="submit" variant="secondary">
          {t('saveName')}
        </Button>
      </div>
    </FormStack>
  );
}

/** Name and purpose of a role; saving it signs nobody out. */
export function RoleNameCard({ role, fixed }: RoleCardProps): ReactElement {
  const t = useTexts(rolesTexts);
  const { held } = usePermission('permissions.grant');
  return (
    <Card
      title={t('name')}
      footer={
        held ? undefined : (
          <ProtectedButton permission="permissions.grant" variant="secondary">
            {t('renameRole')}
          </ProtectedButton>
        )
      }
    >
      {held && fixed === '' ? (
        <NameForm role={role} />
      ) : (
        <Stack gap={2}>
          <p>{role.title}</p>
          {role.text !== '' && <p className="quiet">{role.text}</p>}
        </Stack>
      )}
    </Card>
  );
}
