import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog } from '@omnis/ui';
import type { ReactElement } from 'react';
import { versionTexts } from '../texts/versions/index.ts';
import type { PageStatus } from './page-publishing.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Publishing } from './use-publishing.ts';

/** Properties of {@link PublishDialogs}. */
export interface PublishDialogsProps {
  readonly publishing: Publishing;
  readonly status: PageStatus;
  readonly busy: boolean;
}

/** The dialogs that ask before a page is taken off, goes back to what is live, or is scheduled. */
export function PublishDialogs({ publishing, status, busy }: PublishDialogsProps): ReactElement {
  const t = useTexts(versionTexts);
  const { dialog, setDialog, schedule, discard, unpublish } = publishing;
  const close = (isOpen: boolean): void => {
    if (!isOpen) setDialog(null);
  };
  return (
    <>
      {dialog === 'schedule' && (
        <ScheduleDialog
          timeZone={status.timeZone}
          published={status.published}
          busy={busy}
          onSchedule={schedule}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        open={dialog === 'discard'}
        onOpenChange={close}
        title={t('discardQuestion')}
        text={t('discardText')}
        confirmLabel={t('discardDraft')}
        danger
        loading={busy}
        onConfirm={discard}
      />
      <ConfirmDialog
        open={dialog === 'unpublish'}
        onOpenChange={close}
        title={t('unpublishQuestion')}
        text={t('unpublishText')}
        confirmLabel={t('unpublish')}
        loading={busy}
        onConfirm={unpublish}
      />
    </>
  );
}
