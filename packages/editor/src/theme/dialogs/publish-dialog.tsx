import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, Notice, RadioGroup, Stack, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { ThemeAnswer } from '../theme-editor-props.ts';

/** Properties of {@link PublishDialog}. */
export interface PublishDialogProps {
  /** Number of texts that cannot be read. */
  readonly weak: number;
  /** Saves what is not saved yet, and publishes: at once, or at a time. */
  readonly onPublish: (at: string | null) => Promise<ThemeAnswer>;
  readonly onClose: () => void;
}

/** Asks before shoppers see the theme, and when. */
export function PublishDialog({ weak, onPublish, onClose }: PublishDialogProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const publish = async (): Promise<void> => {
    const due = when === 'now' ? null : new Date(time);
    if (due !== null && !(due.getTime() > Date.now())) {
      setFault(t('chooseTime'));
      return;
    }
    setBusy(true);
    const answer = await onPublish(due === null ? null : due.toISOString());
    setBusy(false);
    if (answer.ok) onClose();
    else setMessage(answer.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('publishTitle')}
      description={t('publishText')}
      held={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={() => void publish()}>
            {t(when === 'now' ? 'publish' : 'schedule')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {weak > 0 && <Notice tone="warning">{t('publishWeak', { count: weak })}</Notice>}
        {message !== '' && (
          <Notice tone="error" title={t('couldNotPublish')} alert>
            {message}
          </Notice>
        )}
        <RadioGroup
          label={t('publishWhen')}
          value={when}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
          onValueChange={setWhen}
        />
        {when === 'later' && (
          <TextField
            label={t('publishAt')}
            type="datetime-local"
            value={time}
            onValueChange={(value) => {
              setTime(value);
              setFault(null);
            }}
            error={fault}
          />
        )}
      </Stack>
    </Dialog>
  );
}
