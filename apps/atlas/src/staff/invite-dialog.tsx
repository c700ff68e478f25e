import { submitFault, useAtlasInviteUserMutation } from '@omnis/api-client';
import { Checkbox, FormDialog, FormStack, Stack, TextField, useForm } from '@omnis/ui';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import { staffName } from './staff-name.ts';
import { useRoles } from './use-roles.ts';

function InviteForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactElement {
  const [invite] = useAtlasInviteUserMutation();
  const { roles, mayGiveRole } = useRoles();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { firstName: '', lastName: '', email: '' },
    schema: {
      firstName: ['required', ['max_length', 100]],
      lastName: [['max_length', 100]],
      email: ['required', 'email'],
    },
    onSubmit: async (values) => {
      const { data, error } = await invite({ body: { ...values, roles: [...chosen] } });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: `An invitation is on its way to ${staffName(data)}`, tone: 'success' });
      onDone();
      await navigate(`/staff/${data.id}/`);
      return undefined;
    },
  });
  const offered = roles.filter(mayGiveRole);
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
      <TextField label="Last name" optional autoComplete="off" {...form.field('lastName')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      {offered.length > 0 && (
        <Stack as="fieldset" gap={3}>
          <legend>Roles</legend>
          {offered.map(({ name, title, text }) => (
            <Checkbox
              key={name}
              label={title}
              help={text}
              checked={chosen.includes(name)}
              onCheckedChange={(checked) =>
                setChosen((before) => (checked ? [...before, name] : before.filter((one) => one !== name)))
              }
            />
          ))}
        </Stack>
      )}
    </FormStack>
  );
}

/** Invites somebody, with the roles that who is signed in may give. */
export function InviteDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite a colleague"
      description="They get a mail with a link to choose a password. It works for 7 days."
      submitLabel="Send invitation"
    >
      {(id) => <InviteForm id={id} onDone={onClose} />}
    </FormDialog>
  );
}
