import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { deskPartsTexts } from '../texts/desk-parts/index.ts';

/** Properties of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  readonly dirty: boolean;
  /** Says what happens to the changes. */
  readonly text?: string;
}

/** Asks before unsaved changes are left behind: within the app by a dialog, out of it by the browser's own. */
export function LeaveGuard({ dirty, text }: LeaveGuardProps): ReactElement {
  const t = useTexts(deskPartsTexts);
  const blocker = useBlocker(
    // A query names a tab or a record, so that another one shows another form; a hash stays on the page.
    ({ currentLocation: now, nextLocation: next }) =>
      dirty && (now.pathname !== next.pathname || now.search !== next.search),
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
      title={t('leaveWithoutSaving')}
      text={text ?? t('changesAreLost')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      danger
      onConfirm={() => {
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}
