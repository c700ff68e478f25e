import { errorText, useDashboardRemovePaymentAccountMutation } from '@omnis/api-client';
import type { PaymentAccount } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, Inline, Notice, Stack } from '@omnis/ui';
import { Copy } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { accountName } from './payment-texts.ts';

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

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbars.show({ text: 'Webhook address copied', code: 'copied', tone: 'success' });
  } catch {
    snackbars.show({
      text: 'This browser does not let us copy. Select the text instead.',
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
        : { text: 'The platform takes your payments again', tone: 'success' },
    );
  };
  return (
    <Card
      title={accountName(account)}
      description="Your own Stripe account takes the money of your store, and pays it out to you."
      actions={<Badge tone={isLive ? 'success' : 'warning'}>{isLive ? 'Live mode' : 'Test mode'}</Badge>}
      footer={
        <Inline gap={3}>
          <Button variant="secondary" onClick={onEdit}>
            Change keys
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            Remove account
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {!isLive && (
          <Notice tone="warning">
            These are test keys: shoppers pay with test cards only, and no money is moved.
          </Notice>
        )}
        {!account.hasWebhookSecret && (
          <Notice tone="warning">
            Add a webhook at Stripe for the address below, with all events that begin with “payment_intent”.
            Then enter its signing secret under “Change keys”. Until then, payments in doubt are cleared up
            later.
          </Notice>
        )}
        <Facts>
          <dt>Stripe account</dt>
          <dd>{account.stripeAccount}</dd>
          <dt>Publishable key</dt>
          <dd>
            <code>{account.publishableKey}</code>
          </dd>
          <dt>Secret key</dt>
          <dd>
            <code>•••• {account.secretKeyEnd}</code>
          </dd>
          <dt>Webhook address</dt>
          <dd>
            <code>{account.webhookUrl}</code>
          </dd>
          <dt>Signing secret</dt>
          <dd>{account.hasWebhookSecret ? 'Saved' : 'Not entered yet'}</dd>
        </Facts>
        <div>
          <Button size="sm" variant="secondary" onClick={() => void copy(account.webhookUrl)}>
            <Copy aria-hidden="true" /> Copy webhook address
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove your Stripe account?"
        text="The platform takes the payments of your store from then on, and pays them out. Refunds of what your account took still go through it, so its keys are kept for that."
        confirmLabel="Remove account"
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
