import { longestPattern } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, Checkbox, IconButton, NumberField, Select, TextArea, TextField } from '@omnis/ui';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  choiceLines,
  longestText,
  mayAddField,
  withNewField,
  type EditedField,
} from './personalisation-values.ts';
import { moneyTyping } from './money-typing.ts';
import { moved } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-personalisation' })`
  display: grid;
  gap: ${token('space.5')};
  justify-items: start;

  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: ${token('space.4')};
    align-items: start;
    width: 100%;
    min-width: 0;
    margin: 0;
    padding: ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
  }
  legend {
    padding: 0 ${token('space.2')};
    font-weight: ${token('weight.bold')};
    overflow-wrap: anywhere;
  }
  .row {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
  }
  .wide {
    grid-column: 1 / -1;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

const kinds = [
  { value: 'text', label: 'textThatTheyType' },
  { value: 'choice', label: 'choiceOfAList' },
] as const;

const characterNames = [
  { value: 'any', label: 'anything' },
  { value: 'alpha', label: 'letters' },
  { value: 'alpha_spaces', label: 'lettersAndSpaces' },
  { value: 'alpha_dash', label: 'lettersNumbersDashesAndUnderscores' },
  { value: 'numeric', label: 'numbers' },
  { value: 'lowercase', label: 'lowercase' },
  { value: 'number_required', label: 'atLeastOneNumber' },
  { value: 'regex', label: 'aPattern' },
] as const;

interface FieldEditorProps {
  readonly field: EditedField;
  readonly at: number;
  readonly currency: string;
  /** The message of a part of the field. */
  readonly errorOf: (key: string) => string | null;
  readonly onChange: (change: Partial<EditedField>) => void;
  readonly onRemove: () => void;
  readonly onRaise: () => void;
}

function FieldEditor(props: FieldEditorProps): ReactElement {
  const t = useTexts(productTexts);
  const { field, at, currency, errorOf, onChange, onRemove, onRaise } = props;
  const { label, help, kind, required, maxLength, characters, pattern, choices, price } = field;
  const name = label.trim() || t('fieldNumber', { number: at + 1 });
  return (
    <fieldset>
      <legend>{name}</legend>
      <TextField
        label={t('label')}
        help={t('labelHelp')}
        placeholder={t('nameOnTheBack')}
        maxLength={60}
        value={label}
        error={errorOf('label') ?? errorOf('id')}
        onValueChange={(value) => onChange({ label: value })}
      />
      <Select
        label={t('kind')}
        value={kind}
        options={optionsIn(t, kinds)}
        onValueChange={(value) => onChange({ kind: value })}
      />
      <NumberField
        label={t('extraPrice')}
        help={t('extraPriceHelp')}
        min={0}
        {...moneyTyping(currency)}
        value={price}
        error={errorOf('price')}
        onValueChange={(value) => onChange({ price: value })}
      />
      {kind === 'text' && (
        <NumberField
          label={t('longestText')}
          suffix={t('characters')}
          min={1}
          max={longestText}
          value={maxLength}
          error={errorOf('maxLength')}
          onValueChange={(value) => onChange({ maxLength: value })}
        />
      )}
      {kind === 'text' && (
        <Select
          label={t('allowedCharacters')}
          value={characters}
          options={optionsIn(t, characterNames)}
          error={errorOf('characters')}
          onValueChange={(value) => onChange({ characters: value })}
        />
      )}
      {kind === 'text' && characters === 'regex' && (
        <TextField
          label={t('pattern')}
          help={t('patternHelp', { example: '[A-Z]{1,3}' })}
          maxLength={longestPattern}
          spellCheck={false}
          value={pattern}
          error={errorOf('pattern')}
          onValueChange={(value) => onChange({ pattern: value })}
        />
      )}
      {kind === 'choice' && (
        <TextArea
          className="wide"
          label={t('choices')}
          help={t('oneALine')}
          rows={4}
          value={choices.join('\n')}
          error={errorOf('choices')}
          onValueChange={(value) => onChange({ choices: choiceLines(value) })}
        />
      )}
      <TextField
        className="wide"
        label={t('help')}
        optional
        maxLength={200}
        value={help}
        error={errorOf('help')}
        onValueChange={(value) => onChange({ help: value })}
      />
      <div className="row">
        <Checkbox
          label={t('mustBeFilledIn')}
          checked={required}
          onCheckedChange={(checked) => onChange({ required: checked })}
        />
        <span>
          {at > 0 && (
            <IconButton label={t('moveUpName', { name })} onClick={onRaise}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('removeName', { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </fieldset>
  );
}

/** Properties of {@link PersonalisationCard}. */
export interface PersonalisationCardProps {
  readonly form: ProductForm;
  /** The store's own. */
  readonly currency: string;
}

/** Fields for personalising the product; the shop checks and prices what shoppers fill in. */
export function PersonalisationCard({
  form: { values, update, errors },
  currency,
}: PersonalisationCardProps): ReactElement {
  const t = useTexts(productTexts);
  const fields = values.personalisation;
  const set = (to: (fields: readonly EditedField[]) => readonly EditedField[]): void =>
    update(({ personalisation }) => ({ personalisation: to(personalisation) }));
  const fault = errors['personalisation'];
  return (
    <Card title={t('personalisation')} description={t('personalisationDescription')}>
      <Root>
        {fields.map((field, at) => (
          <FieldEditor
            key={field.id}
            field={field}
            at={at}
            currency={currency}
            errorOf={(key) => errors[`personalisation.${at}.${key}`] ?? null}
            onChange={(change) =>
              set((now) => now.map((each) => (each.id === field.id ? { ...each, ...change } : each)))
            }
            onRemove={() => set((now) => now.filter(({ id }) => id !== field.id))}
            onRaise={() => set((now) => moved(now, at, at - 1))}
          />
        ))}
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {mayAddField(fields) && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => set(withNewField)}
          >
            {t('addAField')}
          </Button>
        )}
      </Root>
    </Card>
  );
}
