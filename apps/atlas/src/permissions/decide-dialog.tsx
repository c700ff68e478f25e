import { submitFault, useAtlasDecidePermissionRequestMutation } from '@omnis/api-client';
import { isStaffPermission, staffPermissions } from '@omnis/models';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import type { Request } from './request-list.tsx';

/** What is decided about. */
export interface Deciding {
  readonly request: Request;
  readonly decision: 'grant' | 'refuse';
}

function NoteForm({
  id,
  deciding: { request, decision },
  onDone,
}: {
  readonly id: string;
  readonly deciding: Deciding;
  readonly onDone: () => void;
}): ReactElement {
  const [decide] = useAtlasDecidePermissionRequestMutation();
  const form = useForm({
    initialValues: { note: '' },
    schema: { note: [['max_length', 500]] },
    onSubmit: async ({ note }) => {
      const { error } = await decide({ params: { id: request.id }, body: { decision, note } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: decision === 'grant' ? 'Permission granted' : 'Request refused',
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label="Note"
        optional
        help={`${request.requester.name} reads it in the mail and under “My requests”.`}
        maxLength={500}
        rows={3}
        {...form.field('note')}
      />
    </FormStack>
  );
}

/** Asks for a note, and decides. */
export function DecideDialog({
  deciding,
  onClose,
}: {
  readonly deciding: Deciding | null;
  readonly onClose: () => void;
}): ReactElement {
  const grants = deciding?.decision === 'grant';
  const permission = deciding?.request.permission ?? '';
  const title = isStaffPermission(permission) ? staffPermissions[permission].title : permission;
  return (
    <FormDialog
      open={deciding !== null}
      onClose={onClose}
      title={grants ? `Grant “${title}”?` : `Refuse “${title}”?`}
      description={
        grants
          ? `${deciding.request.requester.name} is signed out everywhere, and may do it from the next sign-in on.`
          : 'They are told, and may ask again.'
      }
      size="sm"
      submitLabel={grants ? 'Grant' : 'Refuse'}
      danger={!grants}
    >
      {(id) => deciding !== null && <NoteForm {...{ id, deciding }} onDone={onClose} />}
    </FormDialog>
  );
}
