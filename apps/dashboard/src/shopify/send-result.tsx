import { Loaded } from '@omnis/account';
import { useDashboardShopifySendQuery } from '@omnis/api-client';
import type { ShopifySend, ShopifySentProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import {
  Badge,
  Card,
  countText,
  EmptyState,
  Link,
  Notice,
  ProgressBar,
  Skeleton,
  SkeletonGroup,
  type TableColumn,
} from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, type ListParams } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { outcomeState } from './shopify-words.ts';
import { shopifyTexts, type ShopifyTexts } from '../texts/shopify/index.ts';

const pollEvery = 1000;

const columnsIn = (t: ShopifyTexts): readonly TableColumn<ShopifySentProduct>[] => [
  {
    key: 'product',
    header: t('product'),
    primary: true,
    cell: ({ id, name, reason }) => (
      <span className="named">
        <span>
          <Link href={`/dashboard/products/${id}/`}>{name}</Link>
          {reason !== '' && <small className="reason">{reason}</small>}
        </span>
      </span>
    ),
  },
  {
    key: 'result',
    header: t('result'),
    cell: (product) => {
      const { text, tone } = outcomeState(t, product);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
];

function Progress({ send }: { readonly send: ShopifySend }): ReactElement {
  const t = useTexts(shopifyTexts);
  const { state, total, processed, failed } = send;
  const products = t('productsCounted', { count: total });
  if (state === 'running')
    return (
      <Card>
        <ProgressBar
          label={t('sending')}
          value={processed}
          max={total}
          valueText={t('sentOf', { done: countText(processed), products })}
        />
      </Card>
    );
  return (
    <div role="status">
      {failed === 0 ? (
        <Notice tone="success" title={t('sentAll', { count: total })} />
      ) : (
        <Notice tone="warning" title={t('sentSome', { sent: countText(total - failed), products })}>
          {t('sentSomeText')}
        </Notice>
      )}
    </div>
  );
}

/** Properties of {@link SendResult}. */
export interface SendResultProps {
  /** Id of the send. */
  readonly id: string;
  readonly list: ListParams;
  /** Call it when the send that ran has ended. */
  readonly onDone: () => void;
}

/** How far a send is, and how it went for each product. */
export function SendResult({ id, list, onDone }: SendResultProps): ReactElement {
  const t = useTexts(shopifyTexts);
  const division = useDivision();
  const [poll, setPoll] = useState(pollEvery);
  const query = useDashboardShopifySendQuery(
    {
      params: { division, id },
      query: { limit: pageSize, cursor: list.params.get('cursor') ?? undefined },
    },
    { refetchOnMountOrArgChange: true, pollingInterval: poll },
  );
  const wanted = query.isError || query.data?.send.state === 'done' ? 0 : pollEvery;
  if (wanted !== poll) setPoll(wanted);
  const state = query.data?.send.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'done') onDone();
    before.current = state;
  }, [state, onDone]);
  return (
    <Loaded
      query={query}
      skeleton={
        <SkeletonGroup label={t('sending')}>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      }
    >
      {({ send }) => (
        <>
          <Progress send={send} />
          <ListCard aria-label={t('productsOfSend')} data-compact="">
            <ListRows
              query={query}
              rows={query.currentData?.items}
              before={query.data?.items}
              caption={t('productsOfSend')}
              columns={columnsIn(t)}
              rowKey={(product) => product.id}
              empty={<EmptyState title={t('nothingSent')} />}
            />
            <CursorFoot list={list} next={query.currentData?.next ?? null} />
          </ListCard>
        </>
      )}
    </Loaded>
  );
}
