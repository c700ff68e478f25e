import { submitFault, useAtlasInviteUserMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Checkbox, FormDialog, FormStack, Stack, TextField, useForm } from '@omnis/ui';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { snackbars } from '../app/store.ts';
import { staffName } from './staff-name.ts';
import { useRoles } from './use-roles.ts';
import { staffTexts } from '../texts/staff/index.ts';

function InviteForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactElement {
  const t = useTexts(staffTexts);
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
      snackbars.show({ text: t('invitationOnItsWay', { name: staffName(data) }), tone: 'success' });
      onDone();
      await navigate(`/staff/${data.id}/`);
      return undefined;
    },
  });
  const offered = roles.filter(mayGiveRole);
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField label={t('firstName')} autoComplete="off" {...form.field('firstName')} />
      <TextField label={t('lastName')} optional autoComplete="off" {...form.field('lastName')} />
      <TextField label={t('email')} type="email" autoComplete="off" {...form.field('email')} />
      {offered.length > 0 && (
        <Stack as="fieldset" gap={3}>
          <legend>{t('roles')}</legend>
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
  const t = useTexts(staffTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('inviteColleague')}
      description={t('inviteText')}
      submitLabel={t('sendInvitation')}
    >
      {(id) => <InviteForm id={id} onDone={onClose} />}
    </FormDialog>
  );
}
