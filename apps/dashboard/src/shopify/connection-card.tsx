import {
  errorText,
  useDashboardCheckShopifyMutation,
  useDashboardDisconnectShopifyMutation,
} from '@omnis/api-client';
import type { ShopifyConnection } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, Inline, Link, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { Ago } from '../parts/ago.tsx';
import { problemText } from './shopify-words.ts';
import { TokenForm } from './token-form.tsx';
import { shopifyTexts } from '../texts/shopify/index.ts';

const Facts = styled.dl.withConfig({ componentId: 'dashboard-shopify-facts' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: ${token('space.3')} ${token('space.4')};
  margin: 0;

  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link ConnectionCard}. */
export interface ConnectionCardProps {
  readonly connection: ShopifyConnection;
  /** Call it once the connection has changed. */
  readonly onChanged: () => void;
}

/** The shop that the store is connected to, with a test, another token, and the end of it. */
export function ConnectionCard({ connection, onChanged }: ConnectionCardProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [check, checking] = useDashboardCheckShopifyMutation();
  const [disconnect, disconnecting] = useDashboardDisconnectShopifyMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const { shopDomain, shopName, currency, tokenEnd, checkedAt, problem } = connection;

  const test = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': randomUuid() };
    const { data, error } = await check({ params: { division }, headers, body: {} });
    if (data === undefined) snackbars.show({ text: errorText(error), tone: 'error' });
    else if (data.connection?.problem === null)
      snackbars.show({ text: t('connectionWorks'), tone: 'success' });
    onChanged();
  };
  const end = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': randomUuid() };
    const { data, error } = await disconnect({ params: { division }, headers });
    setIsAsking(false);
    snackbars.show(
      data === undefined
        ? { text: errorText(error), tone: 'error' }
        : { text: t('disconnected'), tone: 'success' },
    );
    if (data !== undefined) onChanged();
  };
  return (
    <Card
      title={shopName}
      actions={
        problem === null ? (
          <Badge tone="success">{t('connected')}</Badge>
        ) : (
          <Badge tone="warning">{t('needsAttention')}</Badge>
        )
      }
      footer={
        <Inline gap={3}>
          <Button
            variant="secondary"
            loading={checking.isLoading}
            loadingLabel={t('testConnection')}
            onClick={() => void test()}
          >
            {t('testConnection')}
          </Button>
          {!isChanging && (
            <Button variant="secondary" onClick={() => setIsChanging(true)}>
              {t('useAnotherToken')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setIsAsking(true)}>
            {t('disconnect')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {problem !== null && (
          <Notice tone="warning" alert>
            {problemText(t, problem)}
          </Notice>
        )}
        <Facts>
          <div>
            <dt>{t('domain')}</dt>
            <dd>
              <Link href={`https://${shopDomain}/admin`} target="_blank">
                {shopDomain}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{t('currency')}</dt>
            <dd>{currency}</dd>
          </div>
          <div>
            <dt>{t('token')}</dt>
            <dd>•••• {tokenEnd}</dd>
          </div>
          <div>
            <dt>{t('lastChecked')}</dt>
            <dd>
              <Ago at={checkedAt} />
            </dd>
          </div>
        </Facts>
        {isChanging && (
          <TokenForm
            connection={connection}
            onSaved={() => {
              setIsChanging(false);
              onChanged();
            }}
            onCancel={() => setIsChanging(false)}
          />
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('disconnectTitle')}
        text={t('disconnectText', { name: shopName })}
        confirmLabel={t('disconnect')}
        danger
        loading={disconnecting.isLoading}
        onConfirm={() => void end()}
      />
    </Card>
  );
}
