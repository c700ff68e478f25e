import {
  submitFault,
  useAtlasMyPermissionRequestsQuery,
  useAtlasRequestPermissionsMutation,
} from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { staffPermissions, type StaffPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { agoText, Button, Dialog, FormStack, LinkButton, Notice, TextArea, useForm } from '@omnis/ui';
import { type ReactElement, useId } from 'react';
import { snackbars } from '../app/store.ts';
import { permissionsTexts } from '../texts/permissions/index.ts';

/** Properties of {@link RequestDialog}. */
export interface RequestDialogProps {
  /** The permission that is asked for; null while the dialog is closed. */
  readonly permission: StaffPermission | null;
  readonly onClose: () => void;
}

interface ReasonFormProps {
  readonly id: string;
  readonly permission: StaffPermission;
  readonly onSent: () => void;
}

function ReasonForm({ id, permission, onSent }: ReasonFormProps): ReactElement {
  const t = useTexts(permissionsTexts);
  const [request] = useAtlasRequestPermissionsMutation();
  const form = useForm({
    initialValues: { reason: '' },
    schema: { reason: ['required', ['max_length', 500]] },
    onSubmit: async (body) => {
      const { error } = await request({ params: { permissions: permission }, body });
      if (error !== undefined) return submitFault(error);
      snackbars.show({ text: texts.permissionRequested, tone: 'success' });
      onSent();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextArea
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={500}
        rows={3}
        {...form.field('reason')}
      />
    </FormStack>
  );
}

/** Asks for a permission with a reason (storefront.md §6–7). */
export function RequestDialog({ permission, onClose }: RequestDialogProps): ReactElement {
  const t = useTexts(permissionsTexts);
  const id = useId();
  const { data } = useAtlasMyPermissionRequestsQuery(undefined, {
    skip: permission === null,
    refetchOnMountOrArgChange: true,
  });
  const open = data?.items.find((one) => one.permission === permission && one.state === 'open');
  const facts = permission === null ? null : staffPermissions[permission];
  return (
    <Dialog
      open={permission !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={open ? t('youHaveAsked') : t('requestPermission')}
      description={facts === null ? undefined : `${facts.title}: ${facts.grants}`}
      size="sm"
      footer={
        open ? (
          <>
            <LinkButton variant="secondary" href="/permissions/mine/" onClick={onClose}>
              {t('myRequests')}
            </LinkButton>
            <Button onClick={onClose}>{t('close')}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={id}>
              {t('sendRequest')}
            </Button>
          </>
        )
      }
    >
      {open ? (
        <Notice tone="info" title={t('sentAgo', { ago: agoText(open.askedAt) })}>
          {open.reason}
        </Notice>
      ) : (
        permission !== null && <ReasonForm {...{ id, permission }} onSent={onClose} />
      )}
    </Dialog>
  );
}
