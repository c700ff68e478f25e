import { submitFault, useAtlasCreateRoleMutation } from '@omnis/api-client';
import { Button, Dialog, Notice, Select, Stack, TextField, useForm } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import { useRoles, type Role } from '../staff/use-roles.ts';

/** Begins a role with no permissions. */
const blank = '-';

interface NewRoleFormProps {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly onDone: () => void;
}

function NewRoleForm({ id, roles, onDone }: NewRoleFormProps): ReactElement {
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
      snackbars.show({ text: `The role “${data.title}” is made`, tone: 'success' });
      onDone();
      await navigate(`/roles/${data.name}/`);
      return undefined;
    },
  });
  return (
    <form id={id} {...form.props}>
      <Stack gap={5}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <TextField label="Name" autoComplete="off" maxLength={60} {...form.field('title')} />
        <TextField
          label="What it is for"
          optional
          autoComplete="off"
          maxLength={200}
          {...form.field('text')}
        />
        <Select
          label="Begin with the permissions of"
          help="As far as you may give them. You choose them on the next page."
          options={[
            { value: blank, label: 'No role: with none' },
            ...roles.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          {...form.field('from')}
        />
      </Stack>
    </form>
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
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="New role"
      description="Nobody has it until you give it to them."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Make role
          </Button>
        </>
      }
    >
      {open && <NewRoleForm {...{ id, roles }} onDone={onClose} />}
    </Dialog>
  );
}
