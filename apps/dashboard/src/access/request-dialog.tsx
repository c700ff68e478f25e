import type { DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { lowerFirst, permissionFacts, RequestForm } from './request-form.tsx';
import { accessTexts } from '../texts/access/index.ts';

/** Properties of {@link RequestDialog}. */
export interface RequestDialogProps {
  /** Permission that is asked for; null closes the dialog. */
  readonly permission: DashboardPermission | null;
  readonly onClose: () => void;
}

/** Opens on a click on what somebody may not use: says what it takes, and asks for it. */
export function RequestDialog({ permission, onClose }: RequestDialogProps): ReactElement {
  const t = useTexts(accessTexts);
  const id = useId();
  const facts = permission && permissionFacts(permission);
  return (
    <Dialog
      open={permission !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={facts ? t('askFor', { title: facts.title }) : ''}
      description={facts ? t('doNotHavePermissionYet', { grants: lowerFirst(facts.grants) }) : ''}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('sendTheRequest')}
          </Button>
        </>
      }
    >
      {permission !== null && <RequestForm id={id} permission={permission} onSent={onClose} />}
    </Dialog>
  );
}
