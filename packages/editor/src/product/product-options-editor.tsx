import { isColourOption, productLimits, type NamedOption } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, IconButton, TextField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { OptionValueRow } from './option-value.tsx';
import { moved, newValue, renamedOption, valueFault, withOption, withValues } from './options-draft.ts';
import { OptionsRoot } from './options-root.ts';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

/** A change of options; `renamed` tells a value that only got another name, so that its variants stay. */
export interface OptionsChange {
  readonly options: readonly NamedOption[];
  readonly renamed?: { readonly option: number; readonly from: string; readonly to: string };
}

/** Properties of {@link ProductOptionsEditor}. */
export interface ProductOptionsEditorProps {
  readonly options: readonly NamedOption[];
  readonly onChange: (change: OptionsChange) => void;
  /** Messages by field, such as `options.0.name`. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Names of options that are offered, as products hold them, with the text of their button. */
const suggested = [
  ['Colour', 'addColour'],
  ['Size', 'addSize'],
] as const satisfies readonly (readonly [string, EditorTextKey])[];

function NewValue({
  option,
  onAdd,
}: {
  readonly option: NamedOption;
  readonly onAdd: (text: string) => void;
}): ReactElement {
  const t = useTexts(editorTexts);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const add = (): void => {
    if (text.trim() === '') return;
    const known = text.includes(',') ? null : valueFault(option, text);
    setFault(known && t(known));
    if (known !== null) return;
    onAdd(text);
    setText('');
  };
  return (
    <TextField
      label={option.name === '' ? t('addValue') : t('addValueTo', { option: option.name })}
      hideLabel
      value={text}
      maxLength={2000}
      error={fault}
      placeholder={t(isColourOption(option.name) ? 'coloursExample' : 'sizesExample')}
      help={t('addValuesHelp')}
      onValueChange={(next) => {
        setText(next);
        setFault(null);
      }}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter adds the value; it does not save the product.
        event.preventDefault();
        add();
      }}
    />
  );
}

/**
 * The options of a product, such as colour, size or scent, with their values and the swatches of colours. A colour's swatch
 * is looked up by its name and can be picked.
 *
 * @example
 * ```tsx
 * import { ProductOptionsEditor } from '@omnis/editor';
 * export const Example = () => <ProductOptionsEditor options={[]} onChange={({ options }) => console.log(options)} />;
 * ```
 */
export function ProductOptionsEditor({
  options,
  onChange,
  errors = {},
}: ProductOptionsEditorProps): ReactElement {
  const t = useTexts(editorTexts);
  const set = (at: number, change: (option: NamedOption) => NamedOption): void =>
    onChange({ options: withOption(options, at, change) });
  const rename = (option: number, at: number, to: string): void => {
    const from = options[option]?.values[at]?.name ?? '';
    onChange({
      options: withOption(options, option, (one) => ({
        ...one,
        values: one.values.map((value, index) =>
          index === at ? { ...value, name: to, hex: value.hex ?? newValue(one, to).hex } : value,
        ),
      })),
      renamed: { option, from, to },
    });
  };
  const unused = suggested.filter(([name]) => !options.some((option) => option.name === name));
  const root = useRef<HTMLDivElement>(null);
  // The option that was just added: typing goes on in it, in the first field that is empty.
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added === null) return;
    const inputs = root.current?.querySelectorAll('fieldset')[added]?.querySelectorAll('input') ?? [];
    [...inputs].find((input) => input.value === '')?.focus();
    setAdded(null);
  }, [added]);
  const add = (name: string): void => {
    onChange({ options: [...options, { name, values: [] }] });
    setAdded(options.length);
  };
  return (
    <OptionsRoot ref={root}>
      {options.map((option, at) => (
        // Options have no identity besides their place while their names are typed.
        <fieldset key={at} aria-label={option.name || t('optionNumber', { number: at + 1 })}>
          <div className="name">
            <TextField
              label={t('optionName')}
              value={option.name}
              maxLength={productLimits.optionName}
              placeholder={t('optionsExample')}
              error={errors[`options.${at}.name`]}
              onValueChange={(name) => set(at, (one) => renamedOption(one, name))}
            />
            <IconButton
              label={t('removeOption', { option: option.name })}
              onClick={() => onChange({ options: options.filter((_option, index) => index !== at) })}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          {option.values.length > 0 && (
            <ul aria-label={t('valuesOf', { option: option.name })}>
              {option.values.map(({ name, hex }, index) => (
                <OptionValueRow
                  key={name}
                  label={t('valueNumber', { number: index + 1, option: option.name })}
                  name={name}
                  error={errors[`options.${at}.values.${index}.name`]}
                  faultOf={(next) => {
                    const fault = valueFault(option, next, index);
                    return fault && t(fault);
                  }}
                  onRename={(next) => rename(at, index, next)}
                  onRemove={() =>
                    set(at, (one) => ({ ...one, values: one.values.filter((value) => value.name !== name) }))
                  }
                  onMoveUp={
                    index === 0
                      ? undefined
                      : () => set(at, (one) => ({ ...one, values: moved(one.values, index, index - 1) }))
                  }
                  swatch={
                    isColourOption(option.name)
                      ? {
                          hex,
                          onPick: (picked) =>
                            set(at, (one) => ({
                              ...one,
                              values: one.values.map((value) =>
                                value.name === name ? { ...value, hex: picked } : value,
                              ),
                            })),
                        }
                      : undefined
                  }
                />
              ))}
            </ul>
          )}
          {errors[`options.${at}.values`] !== undefined && (
            <p className="fault" role="alert">
              {errors[`options.${at}.values`]}
            </p>
          )}
          <NewValue option={option} onAdd={(text) => set(at, (one) => withValues(one, text))} />
        </fieldset>
      ))}
      {errors['options'] !== undefined && (
        <p className="fault" role="alert">
          {errors['options']}
        </p>
      )}
      {options.length < productLimits.options && (
        <div className="add">
          {[...unused, ['', 'addAnotherOption'] as const].map(([name, labelKey]) => (
            <Button
              key={name}
              size="sm"
              variant="secondary"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => add(name)}
            >
              {t(labelKey)}
            </Button>
          ))}
        </div>
      )}
    </OptionsRoot>
  );
}
