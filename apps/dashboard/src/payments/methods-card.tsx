import { errorText, useDashboardUpdatePaymentMethodsMutation } from '@omnis/api-client';
import { waysToPay, type PaymentMethod } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Checkbox, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { paymentsTexts } from '../texts/payments/index.ts';
import type en from '../texts/payments/en.ts';

/** Texts of a way to pay, for owners. */
const words = {
  card: { label: 'cards', help: 'typedInAtTheCheckout' },
  wallet: {
    label: 'wallets',
    help: 'walletsText',
  },
  paypal: { label: 'paypal', help: 'switchedOnAtStripe' },
  pay_later: {
    label: 'payLater',
    help: 'payLaterText',
  },
} as const satisfies Readonly<
  Record<PaymentMethod, { readonly label: keyof typeof en; readonly help: keyof typeof en }>
>;

/** Properties of {@link MethodsCard}. */
export interface MethodsCardProps {
  readonly offered: { readonly methods: readonly PaymentMethod[]; readonly version: number };
  /** True when Stripe takes the money: without it only cards are offered. */
  readonly hasStripe: boolean;
}

/** The ways to pay that shoppers are offered. */
export function MethodsCard({ offered, hasStripe }: MethodsCardProps): ReactElement {
  const t = useTexts(paymentsTexts);
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
    if (data) snackbars.show({ text: t('waysToPaySaved'), tone: 'success' });
  };
  return (
    <Card
      title={t('waysToPay')}
      description={hasStripe ? t('shoppersOfferedWhatTickedWallet') : t('walletsPaypalPayLaterNeed')}
      footer={
        <Button
          disabled={isSame || chosen.length === 0}
          loading={isLoading}
          loadingLabel={t('saving')}
          onClick={() => void save()}
        >
          {t('saveWaysToPay')}
        </Button>
      }
    >
      <Stack gap={3}>
        {waysToPay.map((way) => (
          <Checkbox
            key={way}
            label={t(words[way].label)}
            help={t(words[way].help)}
            checked={chosen.includes(way)}
            disabled={way !== 'card' && !hasStripe && !chosen.includes(way)}
            onCheckedChange={(on) => choose(way, on)}
          />
        ))}
        {chosen.length === 0 && <p role="status">{t('keepOneWayToPayOn')}</p>}
        {error !== undefined && <p role="alert">{errorText(error)}</p>}
      </Stack>
    </Card>
  );
}
