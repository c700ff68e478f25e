import { useTexts } from '@omnis/texts/react';
import { ColourField, NumberField, Select, Switch, TextArea, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useFormChoices } from './form-choices.ts';
import { ImageField } from './image-field.tsx';
import { ListField } from './list-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { SuggestField } from './suggest-field.tsx';
import { TextsField } from './texts-field.tsx';
import type { PropertyFieldProps } from './property-field-props.ts';
import { editorTexts, type EditorTexts } from '../texts/editor/index.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const asNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** The control of one property, by the kind of its description. */
export function PropertyField({
  field,
  value,
  error,
  nested = {},
  onChange,
}: PropertyFieldProps): ReactElement {
  const t = useTexts(editorTexts);
  const { collections = [], colours = [] } = useFormChoices();
  const look = { label: field.label, help: field.help, error };
  switch (field.type) {
    case 'text': {
      const line = {
        ...look,
        help: [field.help, countOf(t, asText(value), field.maxLength)].filter(Boolean).join(' ') || undefined,
        placeholder: field.placeholder,
        value: asText(value),
      };
      return field.suggest === undefined ? (
        <TextField {...line} onValueChange={onChange} />
      ) : (
        <SuggestField {...line} kind={field.suggest} onChange={onChange} />
      );
    }
    case 'longText':
      return (
        <TextArea
          {...look}
          help={
            [field.help, countOf(t, asText(value), field.maxLength)].filter(Boolean).join(' ') || undefined
          }
          placeholder={field.placeholder}
          value={asText(value)}
          rows={4}
          onValueChange={onChange}
        />
      );
    case 'richText':
      return <RichTextField {...look} html={asText(value)} onChange={onChange} />;
    case 'html':
      return (
        <TextArea {...look} value={asText(value)} rows={10} spellCheck={false} onValueChange={onChange} />
      );
    case 'link':
      return (
        <SuggestField
          {...look}
          kind="links"
          placeholder="/collection/all/"
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'font':
      return (
        <SuggestField
          {...look}
          kind="fonts"
          placeholder={t('asInTheme')}
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'image':
    case 'video':
      return (
        <ImageField
          {...look}
          help={
            field.help ?? (field.ratioHint === undefined ? undefined : t('bestAt', { size: field.ratioHint }))
          }
          kind={field.type}
          value={asText(value)}
          onChange={onChange}
        />
      );
    case 'collection':
      return collections.length === 0 ? (
        <TextField {...look} value={asText(value)} onValueChange={onChange} />
      ) : (
        <Select
          {...look}
          value={asText(value)}
          options={[{ value: '', label: t('allProducts') }, ...collections]}
          onValueChange={onChange}
        />
      );
    case 'colour':
      return (
        <ColourField
          {...look}
          help={field.help ?? t('asInThemeUnless')}
          placeholder={t('theme')}
          value={asText(value)}
          // Eight digits are a colour that can be seen through: they stay so where a block came with them.
          alpha={field.alpha === true || asText(value).length > '#rrggbb'.length}
          swatches={colours}
          clearable
          onValueChange={(next) => onChange(next === '' ? undefined : next)}
        />
      );
    case 'switch':
      return <Switch {...look} checked={value === true} onCheckedChange={onChange} />;
    case 'select':
      return <Select {...look} value={asText(value)} options={field.options} onValueChange={onChange} />;
    case 'number': {
      const scale = field.scale ?? 1;
      const number = asNumber(value);
      return (
        <NumberField
          {...look}
          value={number === null ? null : number / scale}
          min={field.min}
          max={field.max}
          step={field.step}
          decimals={decimalsOf(field.step ?? 1)}
          suffix={field.unit}
          onValueChange={(next) => onChange(next === null ? null : next * scale)}
        />
      );
    }
    case 'list':
      return <ListField {...{ field, value, error, nested, onChange }} renderField={PropertyField} />;
    case 'texts':
      return <TextsField field={field} value={value} error={error} onChange={onChange} />;
  }
}

/** Says how much of a text is shown, once it is near the limit. */
function countOf(t: EditorTexts, text: string, limit: number | undefined): string | undefined {
  const { length } = Array.from(text);
  if (limit === undefined || length <= limit * 0.8) return undefined;
  return t(length > limit ? 'onlyFirstShown' : 'charactersUsed', { length, limit });
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}
