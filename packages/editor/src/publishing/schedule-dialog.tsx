import { momentOf } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, DateField, Dialog, RadioGroup, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { versionTexts } from '../texts/versions/index.ts';
import type { ScheduledAction } from './page-publishing.ts';

const Root = styled.div.withConfig({ componentId: 'editor-schedule-dialog' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.5')};

  > .when {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
    gap: ${token('space.4')};
  }
`;

/** Properties of {@link ScheduleDialog}. */
export interface ScheduleDialogProps {
  /** IANA name of the store’s time zone. */
  readonly timeZone: string;
  /** True while shoppers see the page, so that it can be taken off. */
  readonly published: boolean;
  readonly busy: boolean;
  readonly onSchedule: (wanted: { readonly action: ScheduledAction; readonly at: string }) => void;
  readonly onClose: () => void;
}

/** Minutes since midnight of a time such as `09:30`; null for one that is none. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Asks when a page goes live, or is taken off the shop, by the store’s clock. */
export function ScheduleDialog(props: ScheduleDialogProps): ReactElement {
  const { timeZone, published, busy, onSchedule, onClose } = props;
  const t = useTexts(versionTexts);
  const [action, setAction] = useState<ScheduledAction>('publish');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [isAsked, setIsAsked] = useState(false);
  /** True when the time was over when it was sent. */
  const [isPast, setIsPast] = useState(false);
  const minutes = minutesOf(time);
  const send = (): void => {
    setIsAsked(true);
    if (day === '' || minutes === null) return;
    const at = momentOf({ date: day, minutes }, timeZone);
    const isOver = at.getTime() <= Date.now();
    setIsPast(isOver);
    if (!isOver) onSchedule({ action, at: at.toISOString() });
  };
  return (
    <Dialog
      open
      persistent
      title={t('scheduleTitle')}
      description={t('scheduleText', { timeZone: timeZone.replaceAll('_', ' ') })}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={send}>
            {t('setSchedule')}
          </Button>
        </>
      }
    >
      <Root>
        {published && (
          <RadioGroup<ScheduledAction>
            label={t('whatToDo')}
            value={action}
            onValueChange={setAction}
            options={[
              { value: 'publish', label: t('goLive') },
              { value: 'unpublish', label: t('goOff') },
            ]}
          />
        )}
        <div className="when">
          <DateField
            label={t('day')}
            value={day}
            onValueChange={(next) => {
              setDay(next);
              setIsPast(false);
            }}
            error={isAsked && day === '' ? t('chooseDay') : isPast ? t('chooseFuture') : null}
          />
          <TextField
            label={t('time')}
            type="time"
            value={time}
            onValueChange={(next) => {
              setTime(next);
              setIsPast(false);
            }}
            error={isAsked && minutes === null ? t('chooseTime') : null}
          />
        </div>
      </Root>
    </Dialog>
  );
}
