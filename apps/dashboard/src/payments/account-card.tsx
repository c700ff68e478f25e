import { errorText, useDashboardRemovePaymentAccountMutation } from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, Inline, Notice, Stack } from '@omnis/ui';
import { Copy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { accountName } from './payment-texts.ts';
import { paymentsTexts, type PaymentsTexts } from '../texts/payments/index.ts';

const Facts = styled.dl.withConfig({ componentId: 'dashboard-payment-facts' })`
  display: grid;
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;

  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    min-width: 0;
    margin: 0 0 ${token('space.2')};
    overflow-wrap: anywhere;
  }
  code {
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
  }
`;

async function copy(t: PaymentsTexts, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show({ text: t('webhookAddressCopied'), code: 'copied', tone: 'success' });
  } catch {
    snackbars.show({
      text: t('cannotCopy'),
      code: 'copied',
      tone: 'error',
    });
  }
}

/** Properties of {@link AccountCard}. */
export interface AccountCardProps {
  readonly account: PaymentAccount;
  readonly onEdit: () => void;
}

/** The Stripe account through which the store takes money, with its webhook. */
export function AccountCard({ account, onEdit }: AccountCardProps): ReactElement {
  const t = useTexts(paymentsTexts);
  const division = useDivision();
  const [remove, removing] = useDashboardRemovePaymentAccountMutation();
  const [isAsking, setIsAsking] = useState(false);
  const isLive = account.mode === 'live';
  const confirm = async (): Promise<void> => {
    const { data, error } = await remove({
      params: { division, id: account.id },
      headers: { 'Idempotency-Key': randomUuid() },
    });
    setIsAsking(false);
    snackbars.show(
      data === undefined
        ? { text: errorText(error), tone: 'error' }
        : { text: t('thePlatformTakesYourPaymentsAgain'), tone: 'success' },
    );
  };
  return (
    <Card
      title={accountName(account)}
      description={t('ownStripeAccountTakesMoney')}
      actions={<Badge tone={isLive ? 'success' : 'warning'}>{isLive ? t('liveMode') : t('testMode')}</Badge>}
      footer={
        <Inline gap={3}>
          <Button variant="secondary" onClick={onEdit}>
            {t('changeKeys')}
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            {t('removeAccount')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {!isLive && <Notice tone="warning">{t('theseTestKeysShoppersPay')}</Notice>}
        {!account.hasWebhookSecret && <Notice tone="warning">{t('addWebhookStripeAddressBelow')}</Notice>}
        <Facts>
          <dt>{t('stripeAccount')}</dt>
          <dd>{account.stripeAccount}</dd>
          <dt>{t('publishableKey')}</dt>
          <dd>
            <code>{account.publishableKey}</code>
          </dd>
          <dt>{t('secretKey')}</dt>
          <dd>
            <code>•••• {account.secretKeyEnd}</code>
          </dd>
          <dt>{t('webhookAddress')}</dt>
          <dd>
            <code>{account.webhookUrl}</code>
          </dd>
          <dt>{t('signingSecret')}</dt>
          <dd>{account.hasWebhookSecret ? t('saved') : t('notEnteredYet')}</dd>
        </Facts>
        <div>
          <Button size="sm" variant="secondary" onClick={() => void copy(t, account.webhookUrl)}>
            <Copy aria-hidden="true" /> {t('copyWebhookAddress')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('removeYourStripeAccount')}
        text={t('removeYourStripeAccountText')}
        confirmLabel={t('removeAccount')}
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
