import { submitFault, useAtlasDecidePermissionRequestMutation } from '@omnis/api-client';
import { isStaffPermission, staffPermissions } from '@omnis/models';
import { Button, Dialog, Notice, Stack, TextArea, useForm } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
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
    <form id={id} {...form.props}>
      <Stack gap={4}>
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <TextArea
          label="Note"
          optional
          help={`${request.requester.name} reads it in the mail and under “My requests”.`}
          maxLength={500}
          rows={3}
          {...form.field('note')}
        />
      </Stack>
    </form>
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
  const id = useId();
  const grants = deciding?.decision === 'grant';
  const permission = deciding?.request.permission ?? '';
  const title = isStaffPermission(permission) ? staffPermissions[permission].title : permission;
  return (
    <Dialog
      open={deciding !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={grants ? `Grant “${title}”?` : `Refuse “${title}”?`}
      description={
        grants
          ? `${deciding.request.requester.name} is signed out everywhere, and may do it from the next sign-in on.`
          : 'They are told, and may ask again.'
      }
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant={grants ? 'primary' : 'danger'}>
            {grants ? 'Grant' : 'Refuse'}
          </Button>
        </>
      }
    >
      {deciding !== null && <NoteForm {...{ id, deciding }} onDone={onClose} />}
    </Dialog>
  );
}
