import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, ConfirmDialog, IconButton, Notice } from '@omnis/ui';
import { Trash2, Upload } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { OwnFonts, ThemeFont } from '../theme-editor-props.ts';

const Root = styled.section.withConfig({ componentId: 'theme-editor-fonts' })`
  display: grid;
  gap: ${token('space.2')};

  h2 {
    margin: 0;
    font-size: ${token('type.md')};
  }
  p {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
  }
`;

/** Fonts that a shop uploads (SPEC.md TE8). */
export function FontFiles({ ownFonts }: { readonly ownFonts: OwnFonts }): ReactElement {
  const t = useTexts(themeEditorTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<{
    readonly tone: 'error' | 'success';
    readonly text: string;
  } | null>(null);
  const [deleted, setDeleted] = useState<ThemeFont | null>(null);
  const add = async (file: File): Promise<void> => {
    setBusy(true);
    const answer = await ownFonts.onAdd(file);
    setBusy(false);
    setMessage(
      answer.ok
        ? { tone: 'success', text: t('fontAdded', { family: answer.family }) }
        : { tone: 'error', text: answer.message },
    );
  };
  const remove = async (font: ThemeFont): Promise<void> => {
    setDeleted(null);
    const answer = await ownFonts.onRemove(font);
    setMessage(answer.ok ? null : { tone: 'error', text: answer.message });
  };
  return (
    <Root aria-label={t('fonts')}>
      <h2>{t('fonts')}</h2>
      <p>{t('fontsHelp')}</p>
      {message !== null && (
        <Notice tone={message.tone} alert={message.tone === 'error'}>
          {message.text}
        </Notice>
      )}
      {ownFonts.fonts.length > 0 && (
        <ul>
          {ownFonts.fonts.map((font) => (
            <li key={font.id}>
              {t('fontLine', { family: font.family, weight: font.weight.replace(' ', '–') })}
              <IconButton
                size="sm"
                label={t('deleteFont', { family: font.family })}
                onClick={() => setDeleted(font)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={inputRef}
        type="file"
        accept=".woff2,font/woff2"
        hidden
        aria-label={t('uploadFont')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void add(file);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        loading={busy}
        loadingLabel={t('uploadingFont')}
        startIcon={<Upload aria-hidden="true" />}
        onClick={() => inputRef.current?.click()}
      >
        {t('uploadFont')}
      </Button>
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={() => setDeleted(null)}
        title={t('deleteFontTitle', { family: deleted?.family ?? '' })}
        text={t('deleteFontText')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          if (deleted !== null) void remove(deleted);
        }}
      />
    </Root>
  );
}
