import { errorText, useDashboardSendToShopifyMutation, type CallAnswer } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Inline, LinkButton, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import type { SentProducts } from './send-address.ts';
import { shopifyTexts } from '../texts/shopify/index.ts';

/** Properties of {@link SendCard}. */
export interface SendCardProps {
  readonly target: NonNullable<CallAnswer<'dashboard.shopifySends'>['target']>;
  /** The products of the address; null: none are chosen, and all can be sent. */
  readonly chosen: { readonly products: SentProducts; readonly count: number } | null;
  readonly onStarted: (id: string) => void;
}

/** Starts to send the products that were chosen, or all of them. */
export function SendCard({ target, chosen, onStarted }: SendCardProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [send, { isLoading }] = useDashboardSendToShopifyMutation();
  const [key] = useState(randomUuid);
  const [failure, setFailure] = useState('');
  const { shopName: name, profileName: profile } = target;
  const start = async (): Promise<void> => {
    setFailure('');
    const products = chosen?.products ?? { filter: { archived: 'no' } as const };
    const { data, error } = await send({
      params: { division },
      headers: { 'Idempotency-Key': `${key} ${JSON.stringify(products)}`.slice(0, 200) },
      body: { products },
    });
    if (data === undefined) setFailure(errorText(error) ?? '');
    else onStarted(data.id);
  };
  return (
    <Card
      title={chosen === null ? t('nothingChosen') : t('sendCount', { count: chosen.count, name })}
      footer={
        <Inline gap={3}>
          <Button
            variant={chosen === null ? 'secondary' : 'primary'}
            loading={isLoading}
            loadingLabel={t('sending')}
            onClick={() => void start()}
          >
            {chosen === null ? t('sendAll') : t('sendTitle')}
          </Button>
          <LinkButton variant={chosen === null ? 'primary' : 'ghost'} href="/dashboard/products/">
            {t('chooseProducts')}
          </LinkButton>
        </Inline>
      }
    >
      <Stack gap={4}>
        {chosen === null && <p>{t('nothingChosenText')}</p>}
        <p>{t('sendText', { profile })}</p>
        {failure !== '' && (
          <Notice tone="error" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
