import type { BlockRegistry } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { Button, IconButton } from '@omnis/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { changeLines } from '../history/change-lines.ts';
import { dateWords } from '../history/date-words.ts';
import type { Merged } from '../merge/use-merge.ts';
import { NoticeRoot } from '../notices.tsx';
import { versionTexts } from '../texts/versions/index.ts';
import type { PageSchedule, PageStatus, ScheduledAction } from './page-publishing.ts';

/** Properties of {@link ScheduleNotices}. */
export interface ScheduleNoticesProps {
  readonly status: PageStatus;
  readonly onCancel: (action: ScheduledAction) => void;
}

/** Says when the page goes live or off the shop by itself, and why it could not. */
export function ScheduleNotices({ status, onCancel }: ScheduleNoticesProps): ReactElement {
  const t = useTexts(versionTexts);
  const notice = (action: ScheduledAction, schedule: PageSchedule | null): ReactElement | null => {
    if (schedule === null) return null;
    const date = dateWords(schedule.at, t.locale, status.timeZone);
    const { problem } = schedule;
    const isOn = action === 'publish';
    return (
      <NoticeRoot role="status" data-tone={problem === null ? undefined : 'error'}>
        <span className="words">
          {problem === null
            ? t(isOn ? 'goesLiveOn' : 'goesOffOn', { date })
            : t(isOn ? 'scheduleFailed' : 'offFailed', { date, problem })}
        </span>
        <Button size="sm" variant="ghost" onClick={() => onCancel(action)}>
          {t('cancelSchedule')}
        </Button>
      </NoticeRoot>
    );
  };
  return (
    <>
      {notice('publish', status.publishAt)}
      {notice('unpublish', status.unpublishAt)}
    </>
  );
}

/** Properties of {@link MergedNotice}. */
export interface MergedNoticeProps {
  readonly merged: Merged;
  readonly registry: BlockRegistry;
  readonly onDismiss: () => void;
}

/** Lists the changes that came into the page from somebody else. */
export function MergedNotice({ merged, registry, onDismiss }: MergedNoticeProps): ReactElement {
  const t = useTexts(versionTexts);
  const { reason, by, changes } = merged;
  return (
    <NoticeRoot role="status" data-closable="">
      <div className="words">
        {reason === 'live' ? (
          t('liveMergedText')
        ) : (
          <>
            <strong>{by === null ? t('mergedTitle') : t('mergedBy', { name: by })}</strong> {t('mergedText')}
          </>
        )}
        <ul>
          {changeLines(t, registry, changes).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <CloseButton onClick={onDismiss} />
    </NoticeRoot>
  );
}

/** Names the blocks whose code was changed when they were saved. */
export function CleanedNotice({
  titles,
  onDismiss,
}: {
  readonly titles: readonly string[];
  readonly onDismiss: () => void;
}): ReactElement {
  const t = useTexts(versionTexts);
  return (
    <NoticeRoot role="status" data-closable="">
      <span className="words">{t('cleaned', { titles: titles.join(', ') })}</span>
      <CloseButton onClick={onDismiss} />
    </NoticeRoot>
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  const t = useTexts(versionTexts);
  return (
    <IconButton className="close" size="sm" label={t('closeMessage')} onClick={onClick}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
