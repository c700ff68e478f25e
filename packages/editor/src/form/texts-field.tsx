import type { BlockField } from '@omnis/blocks';
import { inSentence } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { Button, TextArea } from '@omnis/ui';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { entriesCss } from './entry-css.ts';
import { EntryTools } from './entry-tools.tsx';
import type { PropertyFieldProps } from './property-field-props.ts';
import { editorTexts } from '../texts/editor/index.ts';

const Root = styled.fieldset.withConfig({ componentId: 'editor-texts-field' })`
  ${entriesCss}
`;

type TextsFieldProps = PropertyFieldProps<Extract<BlockField, { type: 'texts' }>>;

/** A list of plain texts. */
export function TextsField({ field, value, onChange }: TextsFieldProps): ReactElement {
  const t = useTexts(editorTexts);
  const texts = (Array.isArray(value) ? value : []).filter(
    (text): text is string => typeof text === 'string',
  );
  const { max = Number.POSITIVE_INFINITY, itemLabel } = field;
  return (
    <Root>
      <legend>{field.label}</legend>
      {texts.map((text, index) => {
        const name = t('entry', { item: itemLabel, number: index + 1 });
        return (
          <div className="entry" role="group" aria-label={name} key={`text ${String(index)}`}>
            <div className="entry-head">
              <span>{name}</span>
              <EntryTools name={name} index={index} entries={texts} onChange={onChange} />
            </div>
            <TextArea
              label={name}
              hideLabel
              rows={3}
              value={text}
              onValueChange={(next) => onChange(texts.map((each, at) => (at === index ? next : each)))}
            />
          </div>
        );
      })}
      {texts.length < max && (
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...texts, ''])}
        >
          {t('addItem', { item: inSentence(itemLabel, t.locale) })}
        </Button>
      )}
    </Root>
  );
}
