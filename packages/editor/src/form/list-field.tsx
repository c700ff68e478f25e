import type { BlockField } from '@omnis/blocks';
import { inSentence } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { Plus } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { styled } from 'styled-components';
import { readProperty, writeProperty, type Properties } from '../state/properties.ts';
import { isProperties, isShown, type FieldErrors } from './block-errors.ts';
import { entriesCss } from './entry-css.ts';
import { EntryTools } from './entry-tools.tsx';
import type { PropertyFieldProps } from './property-field-props.ts';
import { editorTexts } from '../texts/editor/index.ts';

const Root = styled.fieldset.withConfig({ componentId: 'editor-list-field' })`
  ${entriesCss}
`;

interface ListFieldProps extends PropertyFieldProps<Extract<BlockField, { type: 'list' }>> {
  /** The control of one field of an entry; given, because fields hold lists and lists hold fields. */
  readonly renderField: ComponentType<PropertyFieldProps>;
}

/** Entries with fields of their own, such as the buttons of a banner. */
export function ListField({
  field,
  value,
  nested = {},
  onChange,
  renderField,
}: ListFieldProps): ReactElement {
  const t = useTexts(editorTexts);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { max = Number.POSITIVE_INFINITY, itemLabel } = field;
  const set = (index: number, key: string, next: unknown): void => {
    onChange(
      entries.map((entry, at) => {
        if (at !== index) return entry;
        const copy: Properties = structuredClone(isProperties(entry) ? entry : {});
        writeProperty(copy, key, next);
        return copy;
      }),
    );
  };
  return (
    <Root>
      <legend>{field.label}</legend>
      {entries.length === 0 && <p className="none">{field.help ?? t('noneYet')}</p>}
      {entries.map((entry, index) => (
        <Entry
          // Entries have no identity but their place: controls are told everything by their properties.
          key={`entry ${String(index)}`}
          field={field}
          index={index}
          entry={isProperties(entry) ? entry : {}}
          entries={entries}
          errors={nested}
          onSet={set}
          onChange={onChange}
          renderField={renderField}
        />
      ))}
      {entries.length < max && (
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...entries, { ...field.newItem }])}
        >
          {t('addItem', { item: inSentence(itemLabel, t.locale) })}
        </Button>
      )}
    </Root>
  );
}

interface EntryProps {
  readonly field: ListFieldProps['field'];
  readonly index: number;
  readonly entry: Properties;
  readonly entries: readonly unknown[];
  readonly errors: FieldErrors;
  readonly onSet: (index: number, key: string, value: unknown) => void;
  readonly onChange: (entries: readonly unknown[]) => void;
  readonly renderField: ComponentType<PropertyFieldProps>;
}

function Entry({
  field,
  index,
  entry,
  entries,
  errors,
  onSet,
  onChange,
  renderField: Control,
}: EntryProps): ReactElement {
  const t = useTexts(editorTexts);
  const name = t('entry', { item: field.itemLabel, number: index + 1 });
  return (
    <div className="entry" role="group" aria-label={name}>
      <div className="entry-head">
        <span>{name}</span>
        <EntryTools name={name} index={index} entries={entries} onChange={onChange} />
      </div>
      {field.fields
        .filter((each) => isShown(each, entry, {}))
        .map((each) => (
          <Control
            key={each.key}
            field={each}
            value={readProperty(entry, each.key)}
            error={errors[`${index}.${each.key}`]}
            onChange={(next) => onSet(index, each.key, next)}
          />
        ))}
    </div>
  );
}
