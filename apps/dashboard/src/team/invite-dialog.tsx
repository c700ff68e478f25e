import { fieldErrors, useTeamInviteMutation } from '@omnis/api-client';
import type { DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { type Confirmation, FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import { type ReactElement, useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { PermissionPicker } from './permission-picker.tsx';
import { teamTexts } from '../texts/team/index.ts';

interface InviteFormProps {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly onInvited: () => void;
}

function InviteForm({ id, confirmation: { run }, onInvited }: InviteFormProps): ReactElement {
  const t = useTexts(teamTexts);
  const division = useDivision();
  const [invite] = useTeamInviteMutation();
  const [permissions, setPermissions] = useState<readonly DashboardPermission[]>([]);
  const form = useForm({
    initialValues: { email: '' },
    schema: { email: ['required', 'email'] },
    onSubmit: async (values) => {
      const email = values.email.trim();
      let fault: string | undefined;
      const sent = await run(async () => {
        const answer = await invite({ params: { division }, body: { email, permissions: [...permissions] } });
        fault = fieldErrors(answer.error)['email'];
        return answer;
      });
      if (sent === undefined)
        return fault === undefined ? { errors: [] } : { errors: [{ field: 'email', message: fault }] };
      snackbars.show({ text: t('invitationSentTo', { email }), tone: 'success' });
      onInvited();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('email')}
        type="email"
        help={t('emailHelp')}
        autoComplete="off"
        {...form.field('email')}
      />
      <PermissionPicker value={permissions} onChange={setPermissions} />
    </FormStack>
  );
}

/** Properties of {@link InviteDialog}. */
export interface InviteDialogProps {
  readonly open: boolean;
  readonly confirmation: Confirmation;
  readonly onClose: () => void;
}

/** Invites somebody to the team. */
export function InviteDialog({ open, confirmation, onClose }: InviteDialogProps): ReactElement {
  const t = useTexts(teamTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('inviteSomebody')}
      description={t('inviteSomebodyDescription')}
      submitLabel={t('sendTheInvitation')}
    >
      {(id) => <InviteForm id={id} confirmation={confirmation} onInvited={onClose} />}
    </FormDialog>
  );
}
