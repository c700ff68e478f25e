import { ConfirmDialog } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { useBlocker } from 'react-router';

/** Properties of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  readonly dirty: boolean;
  /** What becomes of the changes. */
  readonly text?: string;
}

/** Asks before unsaved changes are left behind: within the app by a dialog, out of it by the browser's own. */
export function LeaveGuard({
  dirty,
  text = 'Your changes to this page are not saved. They are lost when you leave.',
}: LeaveGuardProps): ReactElement {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title="Leave without saving?"
      text={text}
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}
