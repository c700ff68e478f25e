import { discountLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Checkbox, DateField, NumberField, Select, Stack, TextArea } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { Minimum } from './discount-values.ts';
import type { DiscountForm } from './use-discount-form.ts';
import { discountsTexts } from '../texts/discounts/index.ts';
import type en from '../texts/discounts/en.ts';
import { SegmentsField } from './segments-field.tsx';
import { optionsIn } from '../parts/options-in.ts';

const minimums = [
  { value: 'none', label: 'noMinimum' },
  { value: 'spend', label: 'minimumSpend' },
  { value: 'quantity', label: 'minimumQuantity' },
] as const satisfies readonly { value: Minimum; label: keyof typeof en }[];

/** Properties of {@link LimitsCard}. */
export interface LimitsCardProps {
  readonly form: DiscountForm;
  readonly currency: string;
}

const faultOf = (errors: DiscountForm['errors'], field: string): string | null =>
  Object.entries(errors).find(([key]) => key.startsWith(field))?.[1] ?? null;

/** The conditions of a discount: the basket, the customers and the number of uses. */
export function LimitsCard({ form: { values, set, errors }, currency }: LimitsCardProps): ReactElement {
  const t = useTexts(discountsTexts);
  return (
    <Card title={t('conditionsAndLimits')}>
      <Stack gap={5}>
        <Select
          label={t('minimum')}
          value={values.minimum}
          options={optionsIn(t, minimums)}
          onValueChange={(minimum) => set({ minimum })}
        />
        {values.minimum === 'spend' && (
          <NumberField
            label={t('minimumSpend')}
            help={t('minimumSpendHelp')}
            prefix={currency}
            min={0}
            decimals={2}
            value={values.minimumSpend}
            error={errors['minimumSpend'] ?? null}
            onValueChange={(minimumSpend) => set({ minimumSpend })}
          />
        )}
        {values.minimum === 'quantity' && (
          <NumberField
            label={t('minimumQuantity')}
            help={t('minimumQuantityHelp')}
            min={0}
            max={discountLimits.quantity}
            value={values.minimumQuantity}
            error={errors['minimumQuantity'] ?? null}
            onValueChange={(minimumQuantity) => set({ minimumQuantity })}
          />
        )}
        <TextArea
          label={t('onlyForTheseCustomers')}
          optional
          rows={3}
          help={t('onlyForTheseCustomersHelp')}
          value={values.customers}
          error={faultOf(errors, 'customers')}
          onValueChange={(customers) => set({ customers })}
        />
        <SegmentsField
          value={values.segments}
          error={faultOf(errors, 'segments')}
          onValueChange={(segments) => set({ segments })}
        />
        <Checkbox
          label={t('oncePerCustomer')}
          checked={values.oncePerCustomer}
          onCheckedChange={(oncePerCustomer) => set({ oncePerCustomer })}
        />
        <NumberField
          label={t('totalUses')}
          optional
          help={t('totalUsesHelp')}
          min={1}
          max={discountLimits.uses}
          value={values.maxUses}
          error={errors['maxUses'] ?? null}
          onValueChange={(maxUses) => set({ maxUses })}
        />
        {values.method === 'code' && (
          <NumberField
            label={t('usesPerCode')}
            optional
            help={t('usesPerCodeHelp')}
            min={1}
            max={discountLimits.uses}
            value={values.maxUsesPerCode}
            error={errors['maxUsesPerCode'] ?? null}
            onValueChange={(maxUsesPerCode) => set({ maxUsesPerCode })}
          />
        )}
        <Checkbox
          label={t('canBeCombinedWithOtherDiscounts')}
          help={t('bothDiscountsHaveToAllowIt')}
          checked={values.combines}
          onCheckedChange={(combines) => set({ combines })}
        />
      </Stack>
    </Card>
  );
}

/** When a discount runs. @param timeZone - of the store */
export function DatesCard({
  form: { values, set, errors },
  timeZone,
}: {
  readonly form: DiscountForm;
  readonly timeZone: string;
}): ReactElement {
  const t = useTexts(discountsTexts);
  return (
    <Card title={t('dates')} description={t('datesDescription', { timeZone })}>
      <Stack gap={5}>
        <DateField
          label={t('firstDay')}
          optional
          value={values.firstDay}
          error={errors['startsAt'] ?? null}
          onValueChange={(firstDay) => set({ firstDay })}
        />
        <DateField
          label={t('lastDay')}
          optional
          value={values.lastDay}
          error={errors['endsAt'] ?? null}
          onValueChange={(lastDay) => set({ lastDay })}
        />
        <Checkbox
          label={t('turnedOn')}
          checked={values.enabled}
          onCheckedChange={(enabled) => set({ enabled })}
        />
      </Stack>
    </Card>
  );
}
