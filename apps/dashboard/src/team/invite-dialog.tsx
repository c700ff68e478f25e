import { fieldErrors, useTeamInviteMutation } from '@omnis/api-client';
import type { DashboardPermission } from '@omnis/models';
import { type Confirmation, FormDialog, FormStack, TextField, useForm } from '@omnis/ui';
import { type ReactElement, useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { PermissionPicker } from './permission-picker.tsx';

interface InviteFormProps {
  readonly id: string;
  readonly confirmation: Confirmation;
  readonly onInvited: () => void;
}

function InviteForm({ id, confirmation: { run }, onInvited }: InviteFormProps): ReactElement {
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
      snackbars.show({ text: `Invitation sent to ${email}`, tone: 'success' });
      onInvited();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label="Email"
        type="email"
        help="We send a link that works for seven days."
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite somebody"
      description="They sign in with an account of their own, and see what you choose here."
      submitLabel="Send the invitation"
    >
      {(id) => <InviteForm id={id} confirmation={confirmation} onInvited={onClose} />}
    </FormDialog>
  );
}
