import { AA_LARGE, AA_TEXT, contrastRatio, nearestPassingColor } from '@omnis/theme';
import { formatHexColour, parseHexColour, type Colour } from '@omnis/validation';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactElement } from 'react';
import { Field, type FieldLook } from '../field/field.tsx';
import { ColourRoot } from './colour-root.ts';

/** A colour to choose with a press, such as one of the shop's theme. */
export interface Swatch {
  readonly label: string;
  /** Hex, of 3, 4, 6 or 8 digits. */
  readonly value: string;
}

/** Surface that a colour has to stand out from. */
export interface ContrastWith {
  /** Hex. */
  readonly value: string;
  /** Name of the surface, e.g. “the page”. */
  readonly label: string;
  /** `text` needs 4.5 : 1 (unless told), `large` text and parts that carry meaning 3 : 1. */
  readonly use?: 'text' | 'large';
}

/** Properties of {@link ColourField}. */
export interface ColourFieldProps extends FieldLook {
  /** Hex of 3, 4, 6 or 8 digits; empty where none is chosen. */
  readonly value: string;
  /** Called with 6 digits, or 8 where it can be seen through, or with nothing. Not while what is typed is no colour. */
  readonly onValueChange: (value: string) => void;
  /** True when the colour may be transparent. */
  readonly alpha?: boolean;
  /** True when it may be empty; a cross then removes the colour. */
  readonly clearable?: boolean;
  readonly swatches?: readonly Swatch[];
  readonly contrastWith?: ContrastWith;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly disabled?: boolean;
}

const invalid = 'A hex colour of 3, 4, 6 or 8 digits';
const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const opaque = (colour: Colour): string => formatHexColour({ ...colour, alpha: 1 });

/**
 * A colour: picked, chosen from the theme's, or typed as hex of 3, 4, 6 or 8 digits (platform.md §5), with a word about
 * its contrast and the nearest colour that passes.
 *
 * @example
 * ```tsx
 * import { ColourField } from '@omnis/ui';
 * import { useState } from 'react';
 * export const Banner = ({ page }: { page: string }) => {
 *   const [colour, setColour] = useState('');
 *   return <ColourField label="Text" value={colour} onValueChange={setColour} contrastWith={{ value: page, label: 'the page' }} />;
 * };
 * ```
 */
export function ColourField({
  label,
  hideLabel,
  help,
  error,
  optional,
  className,
  id,
  value,
  onValueChange,
  alpha = false,
  clearable = false,
  swatches = [],
  contrastWith,
  placeholder,
  onBlur,
  disabled = false,
}: ColourFieldProps): ReactElement {
  // Typed text that is no colour yet.
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const colour = parseHexColour(value);
  const give = (next: Colour): void => onValueChange(formatHexColour(alpha ? next : { ...next, alpha: 1 }));
  const type = (text: string): void => {
    const read = parseHexColour(text.trim());
    setWasLeft(false);
    setTyped(text);
    if (read) give(read);
    else if (text.trim() === '' && clearable) onValueChange('');
  };
  const pick = (hex: string): void => {
    const read = parseHexColour(hex);
    setTyped(null);
    if (read) give(read);
  };
  const isFault = wasLeft && typed !== null;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--colour': colour ? formatHexColour(colour) : 'transparent',
    '--colour-opaque': colour ? opaque(colour) : 'transparent',
  };
  return (
    <Field
      {...{ label, hideLabel, help, optional, className, id, disabled }}
      error={isFault ? invalid : error}
    >
      {(control) => (
        <ColourRoot style={style}>
          <span className="control">
            <span className="well">
              <input
                type="color"
                aria-label="Pick a colour"
                disabled={disabled}
                value={opaque(colour ?? black)}
                onChange={(event) => {
                  const picked = parseHexColour(event.currentTarget.value);
                  setTyped(null);
                  if (picked) give({ ...picked, alpha: colour?.alpha ?? 1 });
                }}
              />
            </span>
            <input
              type="text"
              {...control}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              placeholder={placeholder}
              disabled={disabled}
              value={typed ?? value}
              onChange={(event) => type(event.currentTarget.value)}
              onBlur={() => {
                const isColour = typed !== null && parseHexColour(typed.trim()) !== null;
                const isNone = typed?.trim() === '' && clearable;
                if (isColour || isNone) setTyped(null);
                setWasLeft(true);
                onBlur?.();
              }}
            />
            {clearable && value !== '' && !disabled && (
              <button
                type="button"
                aria-label="Clear the colour"
                onClick={() => {
                  setTyped(null);
                  onValueChange('');
                }}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </span>
          {swatches.length > 0 && (
            <Swatches {...{ swatches, disabled, pick }} chosen={colour ? formatHexColour(colour) : null} />
          )}
          {alpha && <Alpha colour={colour} disabled={disabled} onChange={give} />}
          {contrastWith && colour && (
            <Contrast value={formatHexColour(colour)} against={contrastWith} pick={pick} />
          )}
        </ColourRoot>
      )}
    </Field>
  );
}

function Swatches({
  swatches,
  chosen,
  disabled,
  pick,
}: {
  readonly swatches: readonly Swatch[];
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly pick: (hex: string) => void;
}): ReactElement {
  return (
    <ul className="swatches" aria-label="Colours of the theme">
      {swatches.map(({ label, value }) => {
        const colour = parseHexColour(value);
        const style: Record<`--${string}`, string> = {
          '--colour': colour ? formatHexColour(colour) : 'transparent',
        };
        return (
          <li key={label}>
            <button
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={colour !== null && formatHexColour(colour) === chosen}
              disabled={disabled}
              onClick={() => pick(value)}
            >
              <i style={style} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Alpha({
  colour,
  disabled,
  onChange,
}: {
  readonly colour: Colour | null;
  readonly disabled: boolean;
  readonly onChange: (colour: Colour) => void;
}): ReactElement {
  const id = useId();
  const percent = Math.round((colour?.alpha ?? 1) * 100);
  return (
    <div className="alpha">
      <label htmlFor={id}>Opacity</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        disabled={disabled || colour === null}
        aria-valuetext={`${percent}%`}
        onChange={(event) => {
          if (colour) onChange({ ...colour, alpha: event.currentTarget.valueAsNumber / 100 });
        }}
      />
      <span aria-hidden="true">{percent}%</span>
    </div>
  );
}

function Contrast({
  value,
  against,
  pick,
}: {
  readonly value: string;
  readonly against: ContrastWith;
  readonly pick: (hex: string) => void;
}): ReactElement | null {
  const least = against.use === 'large' ? AA_LARGE : AA_TEXT;
  const ratio = contrastRatio(value, against.value);
  if (ratio === null) return null;
  // Cut, not rounded: 4.49 must not read as 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const nearest = ratio < least ? nearestPassingColor(value, against.value, least) : null;
  return (
    <p className="contrast" data-low={ratio < least ? '' : undefined} role="status">
      {ratio < least ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {ratio < least
        ? `Hard to read on ${against.label}: ${shown} : 1, needs ${least} : 1.`
        : `Reads well on ${against.label}: ${shown} : 1.`}
      {nearest !== null && (
        <button type="button" onClick={() => pick(nearest)}>
          Use {nearest}
        </button>
      )}
    </p>
  );
}
