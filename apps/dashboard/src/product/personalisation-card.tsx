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
  { value: 'text', label: 'Text that they type' },
  { value: 'choice', label: 'Choice of a list' },
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
  const { field, at, currency, errorOf, onChange, onRemove, onRaise } = props;
  const { label, help, kind, required, maxLength, choices, price } = field;
  const name = label.trim() || `Field ${at + 1}`;
  return (
    <fieldset>
      <legend>{name}</legend>
      <TextField
        label="Label"
        help="What shoppers read above the field."
        placeholder="Name on the back"
        maxLength={60}
        value={label}
        error={errorOf('label') ?? errorOf('id')}
        onValueChange={(value) => onChange({ label: value })}
      />
      <Select
        label="Kind"
        value={kind}
        options={kinds}
        onValueChange={(value) => onChange({ kind: value })}
      />
      <NumberField
        label="Extra price"
        help="For each piece on which it is filled in, tax included."
        min={0}
        {...moneyTyping(currency)}
        value={price}
        error={errorOf('price')}
        onValueChange={(value) => onChange({ price: value })}
      />
      {kind === 'text' && (
        <NumberField
          label="Longest text"
          suffix="characters"
          min={1}
          max={longestText}
          value={maxLength}
          error={errorOf('maxLength')}
          onValueChange={(value) => onChange({ maxLength: value })}
        />
      )}
      {kind === 'choice' && (
        <TextArea
          className="wide"
          label="Choices"
          help="One a line."
          rows={4}
          value={choices.join('\n')}
          error={errorOf('choices')}
          onValueChange={(value) => onChange({ choices: choiceLines(value) })}
        />
      )}
      <TextField
        className="wide"
        label="Help"
        optional
        maxLength={200}
        value={help}
        error={errorOf('help')}
        onValueChange={(value) => onChange({ help: value })}
      />
      <div className="row">
        <Checkbox
          label="Must be filled in"
          checked={required}
          onCheckedChange={(checked) => onChange({ required: checked })}
        />
        <span>
          {at > 0 && (
            <IconButton label={`Move ${name} up`} onClick={onRaise}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
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

/** What shoppers may have put on the product; the shop judges and prices what they fill in. */
export function PersonalisationCard({
  form: { values, update, errors },
  currency,
}: PersonalisationCardProps): ReactElement {
  const fields = values.personalisation;
  const set = (to: (fields: readonly EditedField[]) => readonly EditedField[]): void =>
    update(({ personalisation }) => ({ personalisation: to(personalisation) }));
  const fault = errors['personalisation'];
  return (
    <Card
      title="Personalisation"
      description="What shoppers fill in before they buy, such as a name. What is filled in differently is another line of their basket."
    >
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
            Add a field
          </Button>
        )}
      </Root>
    </Card>
  );
}
