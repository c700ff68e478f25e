import { useTexts } from '@omnis/texts/react';
import { Select, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { FieldsRoot } from './fields-root.ts';
import { fieldLabel } from './personalisation-label.ts';
import type { Product } from './selection.ts';
import { typedLength } from './typed-length.ts';
import { makingTexts } from '../texts/making/index.ts';

/** Properties of {@link Personalisation}. */
export interface PersonalisationProps {
  readonly product: Pick<Product, 'id' | 'currency' | 'personalisation'>;
  /** Answers, by the id of the field. */
  readonly answers: Readonly<Record<string, string>>;
  /** Faults reported by the shop, by the id of the field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onAnswer: (id: string, value: string) => void;
}

/** Fields for personalising a product. */
export function Personalisation({
  product: { personalisation, currency, id: product },
  answers,
  faults,
  onAnswer,
}: PersonalisationProps): ReactElement {
  const t = useTexts(makingTexts);
  return (
    <FieldsRoot className="group">
      <legend>{t('makeItYours')}</legend>
      {personalisation.map((field) => {
        const { id, kind, help, required, maxLength, choices } = field;
        const value = answers[id] ?? '';
        // A longer text would be refused in the end: the limit is shown while it is typed.
        const left = maxLength - (kind === 'text' ? typedLength(value) : 0);
        const room = value === '' || left < 0 ? t('upTo', { count: maxLength }) : t('left', { count: left });
        const look = {
          id: `personalisation-${product}-${id}`,
          label: fieldLabel(field, currency, t.locale),
          optional: !required,
          required,
          error: left < 0 ? t('tooMany', { count: -left }) : (faults[id] ?? null),
          value,
          onValueChange: (typed: string) => onAnswer(id, typed),
        };
        return kind === 'choice' ? (
          <Select
            key={id}
            {...look}
            autoComplete="off"
            {...(help === '' ? {} : { help })}
            placeholder={t(required ? 'choose' : 'none')}
            options={[
              ...(required ? [] : [{ value: '', label: t('none') }]),
              ...choices.map((choice) => ({ value: choice, label: choice })),
            ]}
          />
        ) : (
          <TextField key={id} {...look} help={[help, room].filter(Boolean).join(' ')} autoComplete="off" />
        );
      })}
    </FieldsRoot>
  );
}
