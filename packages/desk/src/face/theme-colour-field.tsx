import { useTexts } from '@omnis/texts/react';
import { ColourField, Select } from '@omnis/ui';
import type { ReactElement } from 'react';
import { deskFaceTexts } from '../texts/desk-face/index.ts';

/** Colours of the theme that a part of the shop can follow, by their names there. */
const offered = [
  ['primary.color', 'brand'],
  ['primary.soft', 'softBrand'],
  ['accent.color', 'accent'],
  ['text.color', 'textColourOfTheme'],
  ['page.background', 'pageColour'],
  ['box.background', 'boxColour'],
  ['footer.background', 'footerColour'],
] as const;

const own = 'own';
/** Colour that an own one starts from. */
const start = '#333333';

/** Properties of {@link ThemeColourField}. */
export interface ThemeColourFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Hex, or the name of a colour of the theme; '' for the theme's own choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A colour: as the theme has it, one of the theme's others, which changes with it, or one of the shop's own. */
export function ThemeColourField({ label, error, value, onChange }: ThemeColourFieldProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const isNamed = offered.some(([name]) => name === value);
  const isOther = value !== '' && !isNamed && value.includes('.');
  const choice = value === '' || isNamed || isOther ? value : own;
  return (
    <>
      <Select
        label={label}
        value={choice}
        error={choice === own ? null : (error ?? null)}
        options={[
          { value: '', label: t('asInTheme') },
          ...offered.map(([name, key]) => ({ value: name, label: t(key) })),
          ...(isOther ? [{ value, label: value }] : []),
          { value: own, label: t('ownColour') },
        ]}
        onValueChange={(next) => onChange(next === own ? start : next)}
      />
      {choice === own && (
        <ColourField
          label={t('colourOf', { label })}
          value={value}
          error={error ?? null}
          onValueChange={onChange}
        />
      )}
    </>
  );
}
