import { submitFault, useAtlasDecidePermissionRequestMutation } from '@omnis/api-client';
import { isStaffPermission, staffPermissions } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import type { Request } from './request-list.tsx';
import { permissionsTexts } from '../texts/permissions/index.ts';

/** The request being decided. */
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
  const t = useTexts(permissionsTexts);
  const [decide] = useAtlasDecidePermissionRequestMutation();
  const form = useForm({
    initialValues: { note: '' },
    schema: { note: [['max_length', 500]] },
    onSubmit: async ({ note }) => {
      const { error } = await decide({ params: { id: request.id }, body: { decision, note } });
      if (error !== undefined) return submitFault(error);
      snackbars.show({
        text: decision === 'grant' ? t('permissionGranted') : t('requestRefused'),
        tone: 'success',
      });
      onDone();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={t('note')}
        optional
        help={t('noteHelp', { name: request.requester.name })}
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
  const t = useTexts(permissionsTexts);
  const grants = deciding?.decision === 'grant';
  const permission = deciding?.request.permission ?? '';
  const title = isStaffPermission(permission) ? staffPermissions[permission].title : permission;
  return (
    <FormDialog
      open={deciding !== null}
      onClose={onClose}
      title={grants ? t('grantQuestion', { title }) : t('refuseQuestion', { title })}
      description={grants ? t('grantText', { name: deciding.request.requester.name }) : t('refuseText')}
      size="sm"
      submitLabel={grants ? t('grant') : t('refuse')}
      danger={!grants}
    >
      {(id) => deciding !== null && <NoteForm {...{ id, deciding }} onDone={onClose} />}
    </FormDialog>
  );
}
