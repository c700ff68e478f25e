import { useTexts } from '@omnis/texts/react';
import { IconButton, TextField } from '@omnis/ui';
import { ArrowUp, X } from 'lucide-react';
import { useEffect, useState, type ReactElement } from 'react';
import { editorTexts } from '../texts/editor/index.ts';

/** Properties of {@link OptionValueRow}. */
export interface OptionValueRowProps {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  /** Why the value cannot be called so; null where it can. */
  readonly faultOf: (name: string) => string | null;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
  /** Left out for the first value. */
  readonly onMoveUp?: (() => void) | undefined;
  /** The colour that shoppers see; left out for what is no colour. */
  readonly swatch?: { readonly hex: string | null; readonly onPick: (hex: string) => void } | undefined;
}

/** A value of an option: its name counts when the field is left, so that no other value is met on the way. */
export function OptionValueRow({
  label,
  name,
  error,
  faultOf,
  onRename,
  onRemove,
  onMoveUp,
  swatch,
}: OptionValueRowProps): ReactElement {
  const t = useTexts(editorTexts);
  const [text, setText] = useState(name);
  useEffect(() => setText(name), [name]);
  const fault = text.trim() === name ? null : faultOf(text);
  const leave = (): void => {
    if (fault === null && text.trim() !== name) onRename(text.trim());
  };
  return (
    <li>
      {swatch && (
        <label className="swatch" data-none={swatch.hex === null ? '' : undefined}>
          <span className="said">{t('colourOf', { name })}</span>
          <input
            type="color"
            value={swatch.hex ?? '#cccccc'}
            onChange={(event) => swatch.onPick(event.currentTarget.value)}
          />
        </label>
      )}
      <TextField
        label={label}
        hideLabel
        value={text}
        maxLength={60}
        error={fault ?? error}
        onValueChange={setText}
        onBlur={leave}
      />
      <IconButton
        label={t('moveEntryUp', { name })}
        disabled={onMoveUp === undefined}
        onClick={() => onMoveUp?.()}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={t('removeEntry', { name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
