import { errorText, useDashboardUpdatePaymentMethodsMutation } from '@omnis/api-client';
import { waysToPay, type PaymentMethod } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, Card, Checkbox, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Texts of a way to pay, for owners. */
const words: Readonly<Record<PaymentMethod, { readonly label: string; readonly help: string }>> = {
  card: { label: 'Cards', help: 'Typed in at the checkout.' },
  wallet: {
    label: 'Wallets',
    help: 'Apple Pay, Google Pay and Link: one press on a product, in the basket and at the checkout.',
  },
  paypal: { label: 'PayPal', help: 'Has to be switched on in your Stripe account as well.' },
  pay_later: {
    label: 'Pay later',
    help: 'Klarna. Has to be switched on in your Stripe account as well.',
  },
};

/** Properties of {@link MethodsCard}. */
export interface MethodsCardProps {
  readonly offered: { readonly methods: readonly PaymentMethod[]; readonly version: number };
  /** Whether Stripe takes the money: without it there are cards alone. */
  readonly hasStripe: boolean;
}

/** The ways to pay that shoppers are offered. */
export function MethodsCard({ offered, hasStripe }: MethodsCardProps): ReactElement {
  const division = useDivision();
  const [update, { isLoading, error }] = useDashboardUpdatePaymentMethodsMutation();
  const [chosen, setChosen] = useState<readonly PaymentMethod[]>(offered.methods);
  const [key, setKey] = useState(randomUuid);
  const isSame = waysToPay.every((way) => chosen.includes(way) === offered.methods.includes(way));
  const choose = (way: PaymentMethod, on: boolean): void => {
    setChosen(waysToPay.filter((each) => (each === way ? on : chosen.includes(each))));
    setKey(randomUuid());
  };
  const save = async (): Promise<void> => {
    const { data } = await update({
      params: { division },
      headers: { 'Idempotency-Key': key },
      body: { version: offered.version, methods: [...chosen] },
    });
    if (data) snackbars.show({ text: 'Ways to pay saved', tone: 'success' });
  };
  return (
    <Card
      title="Ways to pay"
      description={
        hasStripe
          ? 'Shoppers are offered what is ticked. A wallet is shown to those whose browser has it.'
          : 'Wallets, PayPal and pay later need Stripe. Connect your Stripe account first.'
      }
      footer={
        <Button
          disabled={isSame || chosen.length === 0}
          loading={isLoading}
          loadingLabel="Saving"
          onClick={() => void save()}
        >
          Save ways to pay
        </Button>
      }
    >
      <Stack gap={3}>
        {waysToPay.map((way) => (
          <Checkbox
            key={way}
            label={words[way].label}
            help={words[way].help}
            checked={chosen.includes(way)}
            disabled={way !== 'card' && !hasStripe && !chosen.includes(way)}
            onCheckedChange={(on) => choose(way, on)}
          />
        ))}
        {chosen.length === 0 && <p role="status">Keep one way to pay on.</p>}
        {error !== undefined && <p role="alert">{errorText(error)}</p>}
      </Stack>
    </Card>
  );
}
