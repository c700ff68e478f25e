import { submitFault, useAtlasCreateRoleMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, Select, TextField, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import { useRoles, type Role } from '../staff/use-roles.ts';
import { rolesTexts } from '../texts/roles/index.ts';

/** Begins a role with no permissions. */
const blank = '-';

interface NewRoleFormProps {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly onDone: () => void;
}

function NewRoleForm({ id, roles, onDone }: NewRoleFormProps): ReactElement {
  const t = useTexts(rolesTexts);
  const [create] = useAtlasCreateRoleMutation();
  const { mayGivePermission } = useRoles();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { title: '', text: '', from: blank },
    schema: { title: ['required', ['max_length', 60]], text: [['max_length', 200]] },
    onSubmit: async ({ title, text, from }) => {
      const model = roles.find(({ name }) => name === from);
      const { data, error } = await create({
        body: { title, text, permissions: model?.permissions.filter(mayGivePermission) ?? [] },
      });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('roleIsMade', { title: data.title }), tone: 'success' });
      onDone();
      await navigate(`/roles/${data.name}/`);
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label={t('name')} autoComplete="off" maxLength={60} {...form.field('title')} />
      <TextField label={t('purpose')} optional autoComplete="off" maxLength={200} {...form.field('text')} />
      <Select
        label={t('beginWithPermissionsOf')}
        help={t('beginHelp')}
        options={[
          { value: blank, label: t('noPermissions') },
          ...roles.map(({ name, title }) => ({ value: name, label: title })),
        ]}
        {...form.field('from')}
      />
    </FormStack>
  );
}

/** Makes a role, and goes to its page. */
export function NewRoleDialog({
  open,
  roles,
  onClose,
}: {
  readonly open: boolean;
  readonly roles: readonly Role[];
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(rolesTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('newRole')}
      description={t('newRoleText')}
      submitLabel={t('makeRole')}
    >
      {(id) => <NewRoleForm {...{ id, roles }} onDone={onClose} />}
    </FormDialog>
  );
}
