import { collectionLimits, type CollectionMatch } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, Card, IconButton, NumberField, RadioGroup, Select, TextField } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { firstRule, isOfNumber, type EditedRule } from './collection-values.ts';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';
import type en from '../texts/collections/en.ts';
import { optionsIn } from '../parts/options-in.ts';

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

const matches = [
  { value: 'all', label: 'allRules' },
  { value: 'any', label: 'anyRule' },
] as const satisfies readonly { readonly value: CollectionMatch; readonly label: keyof typeof en }[];
const fields = [
  { value: 'tag', label: 'tag' },
  { value: 'type', label: 'type' },
  { value: 'vendor', label: 'vendor' },
  { value: 'title', label: 'title' },
  { value: 'price', label: 'price' },
  { value: 'stock', label: 'stock' },
] as const satisfies readonly { value: EditedRule['field']; label: keyof typeof en }[];
const textRelations = [
  { value: 'equals', label: 'ruleIs' },
  { value: 'not_equals', label: 'ruleIsNot' },
  { value: 'contains', label: 'ruleContains' },
  { value: 'not_contains', label: 'ruleDoesNotContain' },
  { value: 'starts_with', label: 'ruleStartsWith' },
  { value: 'ends_with', label: 'ruleEndsWith' },
] as const satisfies readonly { value: EditedRule['relation']; label: keyof typeof en }[];
const numberRelations = [
  { value: 'less_than', label: 'ruleIsLess' },
  { value: 'greater_than', label: 'ruleIsMore' },
  { value: 'equals', label: 'ruleIs' },
  { value: 'not_equals', label: 'ruleIsNot' },
] as const satisfies readonly { value: EditedRule['relation']; label: keyof typeof en }[];

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
  const t = useTexts(collectionsTexts);
  const error = errors[`rules.${at}.value`] ?? null;
  if (!isOfNumber(rule))
    return (
      <TextField
        label={t('valueOfRule', { number: at + 1 })}
        maxLength={collectionLimits.ruleText}
        autoComplete="off"
        value={rule.text}
        error={error}
        onValueChange={(text) => onChange({ ...rule, text })}
      />
    );
  return rule.field === 'price' ? (
    <NumberField
      label={t('valueOfRule', { number: at + 1 })}
      prefix={currency}
      min={0}
      decimals={2}
      value={rule.number}
      error={error}
      onValueChange={(number) => onChange({ ...rule, number })}
    />
  ) : (
    <NumberField
      label={t('valueOfRule', { number: at + 1 })}
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
  const t = useTexts(collectionsTexts);
  const { rules, match } = values;
  const change = (at: number) => (rule: EditedRule) =>
    update((current) => ({ rules: current.rules.map((each, index) => (index === at ? rule : each)) }));
  const fault = errors['rules'];
  return (
    <Card title={t('rules')} description={t('rulesDescription')}>
      <Root>
        <RadioGroup
          label={t('productsMustMeet')}
          look="inline"
          options={optionsIn(t, matches)}
          value={match}
          onValueChange={(next) => set({ match: next })}
        />
        <ul aria-label={t('rules')}>
          {rules.map((rule, at) => (
            // Rules are told apart by their place while they are typed.
            <li key={at}>
              <Select
                label={t('ruleNumber', { number: at + 1 })}
                options={optionsIn(t, fields)}
                value={rule.field}
                error={errors[`rules.${at}.field`] ?? null}
                onValueChange={(field) => change(at)(withField(rule, field))}
              />
              <Select
                label={t('comparisonOfRule', { number: at + 1 })}
                options={optionsIn(t, relationsOf(rule))}
                value={rule.relation}
                error={errors[`rules.${at}.relation`] ?? null}
                onValueChange={(relation) => change(at)({ ...rule, relation })}
              />
              <Value rule={rule} at={at} errors={errors} currency={currency} onChange={change(at)} />
              <IconButton
                label={t('removeRule', { number: at + 1 })}
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
            {t('addARule')}
          </Button>
        )}
      </Root>
    </Card>
  );
}
