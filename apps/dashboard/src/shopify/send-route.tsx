import { Loaded } from '@omnis/account';
import { useDashboardShopifySendsQuery } from '@omnis/api-client';
import type { ShopifySend } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { agoText, Badge, Link, LinkButton, Skeleton, SkeletonGroup, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { useListParams } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { productsOf, sendPath } from './send-address.ts';
import { SendCard } from './send-card.tsx';
import { SendResult } from './send-result.tsx';
import { sendState } from './shopify-words.ts';
import { shopifyTexts, type ShopifyTexts } from '../texts/shopify/index.ts';

const settingsPath = '/dashboard/settings/shopify/';
/** Sends that the list shows; older ones are of no use once they were seen. */
const mostShown = 10;

const Root = styled.div.withConfig({ componentId: 'dashboard-shopify-send' })`
  display: grid;
  gap: ${token('space.5')};
  min-width: 0;

  && .named small.reason {
    overflow: visible;
    white-space: normal;
  }
  h2 {
    margin: 0 0 ${token('space.3')};
    font-size: ${token('type.lg')};
  }
`;

const columnsIn = (t: ShopifyTexts): readonly TableColumn<ShopifySend>[] => [
  {
    key: 'sent',
    header: t('sentAt'),
    primary: true,
    cell: ({ id, createdAt }) => (
      <Link href={`${sendPath}?send=${id}`} aria-label={t('detailsOf', { ago: agoText(createdAt) })}>
        <Ago at={createdAt} />
      </Link>
    ),
  },
  { key: 'products', header: t('products'), cell: ({ total }) => t('productsCounted', { count: total }) },
  {
    key: 'result',
    header: t('result'),
    cell: (send) => {
      const { text, tone } = sendState(t, send);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

/** The page on which products are sent to Shopify; it takes a delivery profile (platform.md §6 hasShopifyDeliveryProfile). */
export function Component(): ReactElement {
  const t = useTexts(shopifyTexts);
  useTitle(t('sendTitle'));
  const list = useListParams();
  const id = list.params.get('send');
  const query = useDashboardShopifySendsQuery(
    { params: { division: useDivision() }, query: { limit: mostShown } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        back={{ href: '/dashboard/products/', text: t('back') }}
        title={t('sendTitle')}
        actions={
          <LinkButton variant="secondary" href={settingsPath}>
            {t('changeSettings')}
          </LinkButton>
        }
      />
      <Root>
        <Loaded
          query={query}
          skeleton={
            <SkeletonGroup label={t('loading')}>
              <Skeleton shape="block" height="12rem" />
            </SkeletonGroup>
          }
        >
          {({ target, items }) =>
            target === null ? (
              // Disconnected elsewhere since the page was opened.
              <Navigate to={`${settingsPath}?needs=profile`} replace />
            ) : (
              <>
                {id === null ? (
                  <SendCard
                    target={target}
                    chosen={productsOf(list.params)}
                    onStarted={(send) => list.change({ ...cleared(list.params), send })}
                  />
                ) : (
                  <SendResult key={id} id={id} list={list} onDone={() => void query.refetch()} />
                )}
                {items.length > 0 && (
                  <section aria-labelledby="shopify-sent">
                    <h2 id="shopify-sent">{t('history')}</h2>
                    <ListCard data-compact="">
                      <ListRows
                        query={query}
                        rows={items}
                        caption={t('historyCaption')}
                        columns={columnsIn(t)}
                        rowKey={(send) => send.id}
                        empty={null}
                      />
                    </ListCard>
                  </section>
                )}
              </>
            )
          }
        </Loaded>
      </Root>
    </>
  );
}

/** Takes everything out of an address. */
function cleared(params: URLSearchParams): Record<string, null> {
  return Object.fromEntries([...params.keys()].map((key) => [key, null]));
}
