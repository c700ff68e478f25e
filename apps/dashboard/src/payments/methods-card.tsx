import { submitFault, useDashboardUpdatePaymentMethodsMutation } from '@omnis/api-client';
import { waysToPay, type PaymentMethod } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Checkbox, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { methodTexts } from './payment-texts.ts';

/** Properties of {@link MethodsCard}. */
export interface MethodsCardProps {
  readonly methods: readonly PaymentMethod[];
  readonly version: number;
  /** Whether Stripe takes the money: the test processor knows cards alone. */
  readonly hasStripe: boolean;
}

/** The ways to pay that shoppers are offered; one stays on. */
export function MethodsCard({ methods, version, hasStripe }: MethodsCardProps): ReactElement {
  const division = useDivision();
  const [update] = useDashboardUpdatePaymentMethodsMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm<Record<PaymentMethod, boolean>>({
    initialValues: { card: methods.includes('card'), wallet: methods.includes('wallet') },
    onSubmit: async (values) => {
      const chosen = waysToPay.filter((method) => values[method]);
      if (chosen.length === 0) return { message: 'Keep one way to pay on' };
      const { data, error } = await update({
        params: { division },
        body: { version, methods: chosen },
        headers: { 'Idempotency-Key': key },
      });
      setKey(randomUuid());
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: 'Ways to pay saved', tone: 'success' });
      return undefined;
    },
  });
  return (
    <>
      <LeaveGuard dirty={form.dirty && !form.submitting} />
      <SettingsForm
        form={form}
        title="Ways to pay"
        description="What shoppers can choose at the checkout. A change holds at once."
      >
        {waysToPay.map((method) => (
          <Checkbox
            key={method}
            {...methodTexts[method]}
            disabled={method === 'wallet' && !hasStripe && !form.values.wallet}
            {...form.check(method)}
          />
        ))}
        {!hasStripe && <p>Wallets need Stripe: connect your account to offer them.</p>}
      </SettingsForm>
    </>
  );
}
