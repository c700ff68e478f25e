import { useTexts } from '@omnis/texts/react';
import { resolveTheme, tokens } from '@omnis/theme';
import { TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { ownValues } from '../state/look.ts';
import { sourceOf } from '../state/token-source.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import type { TokenFieldProps } from './token-field-props.ts';

/** A value that is typed: a length, a number, a shadow, a text. What is no value of the token is told, and not taken. */
export function TextToken({ token, title, look, onChange }: TokenFieldProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const source = sourceOf(look, token, 'light');
  // Typed text that is no value yet.
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    const { issues } = resolveTheme(look.theme, {
      overrides: { ...ownValues(look, 'light'), [token]: text },
    });
    if (issues.some((issue) => issue.token === token)) setTyped(text);
    else {
      setTyped(null);
      onChange('light', text);
    }
  };
  const example = tokens[token].value;
  return (
    <TextField
      label={title}
      hideLabel
      value={typed ?? source}
      onValueChange={type}
      error={typed === null ? null : t('notValid', { value: example })}
    />
  );
}
