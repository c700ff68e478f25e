import { TextField } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { useFormChoices } from './form-choices.ts';

/** Properties of {@link SuggestField}. */
export interface SuggestFieldProps {
  readonly kind: 'links' | 'fonts' | 'splitTests' | 'splitTestVariations';
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line of text with suggestions of the shop: pages to link to, fonts of the theme, split tests. */
export function SuggestField({ kind, value, onChange, ...look }: SuggestFieldProps): ReactElement {
  const id = useId();
  const { [kind]: options = [] } = useFormChoices();
  return (
    <>
      <TextField
        {...look}
        value={value}
        list={options.length === 0 ? undefined : id}
        spellCheck={false}
        onValueChange={onChange}
      />
      {options.length > 0 && (
        <datalist id={id}>
          {options.map((option) => (
            <option key={option.value} value={option.value} label={option.label} />
          ))}
        </datalist>
      )}
    </>
  );
}
