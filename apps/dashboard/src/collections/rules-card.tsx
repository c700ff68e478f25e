import { collectionLimits, type CollectionMatch } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import {
  Button,
  Card,
  IconButton,
  NumberField,
  RadioGroup,
  Select,
  TextField,
  type RadioOption,
} from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { firstRule, isOfNumber, type EditedRule } from './collection-values.ts';
import type { CollectionForm } from './use-collection-form.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-collection-rules' })`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;

  ul {
    display: grid;
    gap: ${token('space.5')};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.3')};
    align-items: start;
  }
  li > * {
    grid-column: 1;
  }
  /* Beside the field, below its label. */
  li > button {
    grid-row: 1;
    grid-column: 2;
    margin-top: 1.625rem;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    li {
      grid-template-columns: 9rem 11rem minmax(0, 1fr) auto;
    }
    li > * {
      grid-column: auto;
    }
    li > button {
      grid-column: 4;
    }
  }
`;

const matches: readonly RadioOption<CollectionMatch>[] = [
  { value: 'all', label: 'All rules' },
  { value: 'any', label: 'Any rule' },
];
const fields: readonly { value: EditedRule['field']; label: string }[] = [
  { value: 'tag', label: 'Tag' },
  { value: 'type', label: 'Type' },
  { value: 'vendor', label: 'Vendor' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
];
const textRelations: readonly { value: EditedRule['relation']; label: string }[] = [
  { value: 'equals', label: 'is' },
  { value: 'not_equals', label: 'is not' },
  { value: 'contains', label: 'contains' },
  { value: 'not_contains', label: 'does not contain' },
  { value: 'starts_with', label: 'starts with' },
  { value: 'ends_with', label: 'ends with' },
];
const numberRelations: readonly { value: EditedRule['relation']; label: string }[] = [
  { value: 'less_than', label: 'is less than' },
  { value: 'greater_than', label: 'is more than' },
  { value: 'equals', label: 'is' },
  { value: 'not_equals', label: 'is not' },
];

const relationsOf = (rule: Pick<EditedRule, 'field'>) => (isOfNumber(rule) ? numberRelations : textRelations);

/** A rule with another field, and the first way to compare it where the one before does not fit. */
function withField(rule: EditedRule, field: EditedRule['field']): EditedRule {
  const relations = relationsOf({ field });
  const stays = relations.some(({ value }) => value === rule.relation);
  return { ...rule, field, relation: stays ? rule.relation : (relations[0]?.value ?? 'equals') };
}

interface RuleProps {
  readonly rule: EditedRule;
  readonly at: number;
  readonly errors: CollectionForm['errors'];
  readonly currency: string;
  readonly onChange: (rule: EditedRule) => void;
}

function Value({ rule, at, errors, currency, onChange }: RuleProps): ReactElement {
  const error = errors[`rules.${at}.value`] ?? null;
  if (!isOfNumber(rule))
    return (
      <TextField
        label={`Value of rule ${at + 1}`}
        maxLength={collectionLimits.ruleText}
        autoComplete="off"
        value={rule.text}
        error={error}
        onValueChange={(text) => onChange({ ...rule, text })}
      />
    );
  return rule.field === 'price' ? (
    <NumberField
      label={`Value of rule ${at + 1}`}
      prefix={currency}
      min={0}
      decimals={2}
      value={rule.number}
      error={error}
      onValueChange={(number) => onChange({ ...rule, number })}
    />
  ) : (
    <NumberField
      label={`Value of rule ${at + 1}`}
      min={0}
      value={rule.number}
      error={error}
      onValueChange={(number) => onChange({ ...rule, number })}
    />
  );
}

/** Properties of {@link RulesCard}. */
export interface RulesCardProps {
  readonly form: CollectionForm;
  readonly currency: string;
}

/** The rules of an automatic collection. */
export function RulesCard({ form: { values, update, set, errors }, currency }: RulesCardProps): ReactElement {
  const { rules, match } = values;
  const change = (at: number) => (rule: EditedRule) =>
    update((current) => ({ rules: current.rules.map((each, index) => (index === at ? rule : each)) }));
  const fault = errors['rules'];
  return (
    <Card title="Rules" description="Products come and go by themselves as they change.">
      <Root>
        <RadioGroup
          label="Products must meet"
          look="inline"
          options={matches}
          value={match}
          onValueChange={(next) => set({ match: next })}
        />
        <ul aria-label="Rules">
          {rules.map((rule, at) => (
            // Rules are told apart by their place while they are typed.
            <li key={at}>
              <Select
                label={`Rule ${at + 1}`}
                options={fields}
                value={rule.field}
                error={errors[`rules.${at}.field`] ?? null}
                onValueChange={(field) => change(at)(withField(rule, field))}
              />
              <Select
                label={`Comparison of rule ${at + 1}`}
                options={relationsOf(rule)}
                value={rule.relation}
                error={errors[`rules.${at}.relation`] ?? null}
                onValueChange={(relation) => change(at)({ ...rule, relation })}
              />
              <Value rule={rule} at={at} errors={errors} currency={currency} onChange={change(at)} />
              <IconButton
                label={`Remove rule ${at + 1}`}
                disabled={rules.length === 1}
                onClick={() =>
                  update((current) => ({ rules: current.rules.filter((_each, index) => index !== at) }))
                }
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {rules.length < collectionLimits.rules && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => update((current) => ({ rules: [...current.rules, firstRule] }))}
          >
            Add a rule
          </Button>
        )}
      </Root>
    </Card>
  );
}
