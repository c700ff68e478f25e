import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, ConfirmDialog, Dialog, Notice, Stack, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { KeptTheme, KeptThemes, ThemeAnswer } from '../theme-editor-props.ts';

const List = styled.ul.withConfig({ componentId: 'theme-editor-kept' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    padding-block: ${token('space.2')};
    border-bottom: 1px solid ${token('border.color')};
  }
  .name {
    flex: 1 1 8rem;
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link NameDialog}. */
export interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onSave: (name: string) => Promise<ThemeAnswer>;
  readonly onClose: () => void;
}

/** Asks for the name of a theme. */
export function NameDialog({ title, name: before, onSave, onClose }: NameDialogProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const [name, setName] = useState(before);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      setFault(t('enterName'));
      return;
    }
    setBusy(true);
    const answer = await onSave(name.trim());
    setBusy(false);
    if (answer.ok) onClose();
    else setFault(answer.message);
  };
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      held={busy}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('keepName')}
          help={t('keepHelp')}
          maxLength={60}
          value={name}
          onValueChange={(next) => {
            setName(next);
            setFault(null);
          }}
          error={fault}
        />
      </form>
    </Dialog>
  );
}

/** Properties of {@link KeptDialog}. */
export interface KeptDialogProps {
  readonly kept: KeptThemes;
  readonly onLoad: (theme: KeptTheme) => void;
  readonly onClose: () => void;
}

/** The themes that a shop keeps: loaded, renamed, deleted. */
export function KeptDialog({ kept, onLoad, onClose }: KeptDialogProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const [renamed, setRenamed] = useState<KeptTheme | null>(null);
  const [deleted, setDeleted] = useState<KeptTheme | null>(null);
  const [message, setMessage] = useState('');
  const remove = async (theme: KeptTheme): Promise<void> => {
    setDeleted(null);
    const answer = await kept.onDelete(theme);
    setMessage(answer.ok ? '' : answer.message);
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={t('manageKept')}
        footer={<Button onClick={onClose}>{t('close')}</Button>}
      >
        <Stack gap={4}>
          {message !== '' && (
            <Notice tone="error" alert>
              {message}
            </Notice>
          )}
          {kept.themes.length === 0 ? (
            <p>{t('noKept')}</p>
          ) : (
            <List>
              {kept.themes.map((theme) => (
                <li key={theme.id}>
                  <span className="name">{theme.name}</span>
                  <Button size="sm" variant="secondary" onClick={() => onLoad(theme)}>
                    {t('load')}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setRenamed(theme)}>
                    {t('rename')}
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setDeleted(theme)}>
                    {t('delete')}
                  </Button>
                </li>
              ))}
            </List>
          )}
        </Stack>
      </Dialog>
      {renamed !== null && (
        <NameDialog
          title={t('renameTitle')}
          name={renamed.name}
          onSave={(name) => kept.onRename(renamed, name)}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title={t('deleteTitle', { name: deleted?.name ?? '' })}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          if (deleted !== null) void remove(deleted);
        }}
      />
    </>
  );
}
