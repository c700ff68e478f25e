import type { DashboardPermission } from '@omnis/models';
import { Button, Dialog } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { lowerFirst, permissionFacts, RequestForm } from './request-form.tsx';

/** Properties of {@link RequestDialog}. */
export interface RequestDialogProps {
  /** What is asked for; null closes the dialog. */
  readonly permission: DashboardPermission | null;
  readonly onClose: () => void;
}

/** Opens on a click on what somebody may not use: says what it takes, and asks for it. */
export function RequestDialog({ permission, onClose }: RequestDialogProps): ReactElement {
  const id = useId();
  const facts = permission && permissionFacts(permission);
  return (
    <Dialog
      open={permission !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={facts ? `Ask for “${facts.title}”` : ''}
      description={
        facts ? `You do not have this permission yet. With it you can: ${lowerFirst(facts.grants)}` : ''
      }
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Send the request
          </Button>
        </>
      }
    >
      {permission !== null && <RequestForm id={id} permission={permission} onSent={onClose} />}
    </Dialog>
  );
}
