import { useDashboardDiscountsQuery } from '@omnis/api-client';
import type { ManagedDiscount } from '@omnis/contract';
import { Badge, countText, EmptyState, Link, LinkButton, moneyText, type TableColumn } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { discountViewOf, discountViews, stateFacts } from './discount-views.ts';

const newPath = '/dashboard/discounts/new/';

function codeText({ method, code, codeCount }: ManagedDiscount): string {
  if (method === 'automatic') return 'Automatic';
  return codeCount > 1 ? `${code ?? ''} and ${countText(codeCount - 1)} more` : (code ?? '');
}

const columnsIn = (currency: string): readonly TableColumn<ManagedDiscount>[] => [
  {
    key: 'discount',
    header: 'Discount',
    primary: true,
    cell: (discount) => (
      <span className="named">
        <span>
          <Link className="row-link" href={`/dashboard/discounts/${discount.id}/`}>
            {discount.title}
          </Link>
          <small>
            {codeText(discount)}
            <span className="narrow">
              {' '}
              · {countText(discount.uses)} used · {moneyText(discount.revenue, currency)}
            </span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{stateFacts[state].text}</Badge>,
  },
  {
    key: 'uses',
    header: 'Uses',
    wideOnly: true,
    align: 'end',
    cell: ({ uses, maxUses }) =>
      maxUses === null ? countText(uses) : `${countText(uses)} of ${countText(maxUses)}`,
  },
  {
    key: 'revenue',
    header: 'Revenue after refunds',
    wideOnly: true,
    align: 'end',
    cell: ({ revenue }) => moneyText(revenue, currency),
  },
];

/** The discounts of the store, with what they brought. */
export function Component(): ReactElement {
  useTitle('Discounts');
  const list = useCursorList();
  const view = discountViewOf(list.params.get('view'));
  const cursor = list.params.get('cursor');
  const query = useDashboardDiscountsQuery(
    {
      params: { division: useDivision() },
      query: {
        limit: pageSize,
        cursor: cursor ?? undefined,
        search: list.search || undefined,
        state: view === 'all' ? undefined : view,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const known = query.currentData ?? query.data;
  return (
    <>
      <PageHead
        title="Discounts"
        text="Codes that shoppers enter, and discounts that apply by themselves."
        actions={<LinkButton href={newPath}>Create discount</LinkButton>}
      />
      <ListCard aria-label="Discounts" data-compact="">
        <div className="tools">
          <Chips
            label="Which discounts"
            options={discountViews}
            value={view}
            onValueChange={(to) => list.change({ view: to === 'all' ? null : to })}
          />
          <div className="search">
            <ListSearch label="Search title or code" list={list} />
          </div>
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Discounts, newest first"
          columns={columnsIn(known?.currency ?? 'GBP')}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="discount" list={list} />
            ) : (
              <EmptyState
                title="No discounts yet"
                text="Create a code for a newsletter, or a sale that applies by itself."
                illustration="heart"
                actions={<LinkButton href={newPath}>Create discount</LinkButton>}
              />
            )
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
    </>
  );
}
