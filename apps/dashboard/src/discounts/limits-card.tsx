import { discountLimits } from '@omnis/models';
import { Card, Checkbox, DateField, NumberField, Select, Stack, TextArea } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { Minimum } from './discount-values.ts';
import type { DiscountForm } from './use-discount-form.ts';

const minimums: readonly { value: Minimum; label: string }[] = [
  { value: 'none', label: 'No minimum' },
  { value: 'spend', label: 'Minimum spend' },
  { value: 'quantity', label: 'Minimum quantity' },
];

/** Properties of {@link LimitsCard}. */
export interface LimitsCardProps {
  readonly form: DiscountForm;
  readonly currency: string;
}

const customerFault = (errors: DiscountForm['errors']): string | null =>
  Object.entries(errors).find(([key]) => key.startsWith('customers'))?.[1] ?? null;

/** The conditions of a discount: the basket, the customers and the number of uses. */
export function LimitsCard({ form: { values, set, errors }, currency }: LimitsCardProps): ReactElement {
  return (
    <Card title="Conditions and limits">
      <Stack gap={5}>
        <Select
          label="Minimum"
          value={values.minimum}
          options={minimums}
          onValueChange={(minimum) => set({ minimum })}
        />
        {values.minimum === 'spend' && (
          <NumberField
            label="Minimum spend"
            help="On the products that the discount applies to."
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
            label="Minimum quantity"
            help="Of the products that the discount applies to."
            min={0}
            max={discountLimits.quantity}
            value={values.minimumQuantity}
            error={errors['minimumQuantity'] ?? null}
            onValueChange={(minimumQuantity) => set({ minimumQuantity })}
          />
        )}
        <TextArea
          label="Only for these customers"
          optional
          rows={3}
          help="Email addresses, one per line. They have to sign in to use it."
          value={values.customers}
          error={customerFault(errors)}
          onValueChange={(customers) => set({ customers })}
        />
        <Checkbox
          label="Once per customer"
          checked={values.oncePerCustomer}
          onCheckedChange={(oncePerCustomer) => set({ oncePerCustomer })}
        />
        <NumberField
          label="Total uses"
          optional
          help="Leave it empty for no limit."
          min={1}
          max={discountLimits.uses}
          value={values.maxUses}
          error={errors['maxUses'] ?? null}
          onValueChange={(maxUses) => set({ maxUses })}
        />
        {values.method === 'code' && (
          <NumberField
            label="Uses per code"
            optional
            help="For a discount with many codes. 1 makes each code work once."
            min={1}
            max={discountLimits.uses}
            value={values.maxUsesPerCode}
            error={errors['maxUsesPerCode'] ?? null}
            onValueChange={(maxUsesPerCode) => set({ maxUsesPerCode })}
          />
        )}
        <Checkbox
          label="Can be combined with other discounts"
          help="Both discounts have to allow it."
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
  return (
    <Card title="Dates" description={`Whole days in your store’s time zone, ${timeZone}.`}>
      <Stack gap={5}>
        <DateField
          label="First day"
          optional
          value={values.firstDay}
          error={errors['startsAt'] ?? null}
          onValueChange={(firstDay) => set({ firstDay })}
        />
        <DateField
          label="Last day"
          optional
          value={values.lastDay}
          error={errors['endsAt'] ?? null}
          onValueChange={(lastDay) => set({ lastDay })}
        />
        <Checkbox
          label="Turned on"
          checked={values.enabled}
          onCheckedChange={(enabled) => set({ enabled })}
        />
      </Stack>
    </Card>
  );
}
