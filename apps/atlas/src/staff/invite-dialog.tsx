import { submitFault, useAtlasInviteUserMutation } from '@omnis/api-client';
import { Button, Checkbox, Dialog, Notice, Stack, TextField, useForm } from '@omnis/ui';
import { useId, useState, type ReactElement } from 'react';
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
    <form id={id} {...form.props}>
      <Stack gap={5}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
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
      </Stack>
    </form>
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
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Invite a colleague"
      description="They get a mail with a link to choose a password. It works for 7 days."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Send invitation
          </Button>
        </>
      }
    >
      {open && <InviteForm id={id} onDone={onClose} />}
    </Dialog>
  );
}
