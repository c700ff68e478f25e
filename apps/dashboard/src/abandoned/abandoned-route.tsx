import { useDashboardAbandonedCheckoutsQuery } from '@omnis/api-client';
import { abandonedStates, type AbandonedCheckout } from '@omnis/contract';
import { Badge, Button, counted, EmptyState, Link, moneyText, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { ReminderDialog } from './reminder-dialog.tsx';

/** Products that a row names; the others are counted. */
const mostNamed = 2;

function linesText({ lines }: AbandonedCheckout): string {
  const named = lines
    .slice(0, mostNamed)
    .map(({ name, options, quantity }) => `${quantity} × ${[name, options].filter(Boolean).join(', ')}`);
  const more = lines.length - named.length;
  return [...named, ...(more > 0 ? [counted(more, 'other item')] : [])].join(' · ');
}

const columns: readonly TableColumn<AbandonedCheckout>[] = [
  {
    key: 'shopper',
    header: 'Shopper',
    primary: true,
    cell: (checkout) => (
      <span className="named">
        <span>
          <a href={`mailto:${checkout.email}`}>{checkout.email}</a>
          <small>{linesText(checkout)}</small>
        </span>
      </span>
    ),
  },
  { key: 'left', header: 'Left', cell: ({ leftAt }) => <Ago at={leftAt} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, order, remindedAt }) =>
      state === 'recovered' ? (
        <span>
          <Badge tone="success">Recovered</Badge>{' '}
          {order !== null && <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>}
        </span>
      ) : (
        <Badge tone={remindedAt === null ? 'neutral' : 'info'}>
          {remindedAt === null ? 'Not recovered' : 'Reminded'}
        </Badge>
      ),
  },
  {
    key: 'value',
    header: 'Value',
    align: 'end',
    cell: ({ value, currency }) => moneyText(value, currency),
  },
];

const views = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Not recovered' },
  { value: 'recovered', label: 'Recovered' },
] as const;

/** Checkouts whose shopper gave an email address and did not order. */
export function Component(): ReactElement {
  useTitle('Abandoned checkouts');
  const division = useDivision();
  const list = useCursorList();
  const [isOpen, setIsOpen] = useState(false);
  const state = abandonedStates.find((each) => each === list.params.get('state'));
  const query = useDashboardAbandonedCheckoutsQuery(
    {
      params: { division },
      query: { limit: pageSize, cursor: list.params.get('cursor') ?? undefined, state },
    },
    { refetchOnMountOrArgChange: true },
  );
  const figures = (query.currentData ?? query.data)?.figures;
  const text =
    figures &&
    `${counted(figures.abandoned, 'checkout')} in 90 days, ${figures.recovered} recovered by a reminder: ${moneyText(figures.revenue, figures.currency)}.`;
  return (
    <>
      <PageHead
        title="Abandoned checkouts"
        {...(text ? { text } : {})}
        actions={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            Reminder email
          </Button>
        }
      />
      <ListCard aria-label="Abandoned checkouts" data-compact="">
        <div className="tools">
          <Chips
            label="Which checkouts"
            options={views}
            value={state ?? 'all'}
            onValueChange={(next) => list.change({ state: next === 'all' ? null : next })}
          />
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption="Abandoned checkouts, latest first"
          columns={columns}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={state === undefined ? 'No abandoned checkouts' : 'None of this kind'}
              text="Shoppers who type their email address at the checkout and do not order within an hour are listed here for 90 days."
              illustration="basket"
            />
          }
        />
        <CursorFoot list={list} next={query.currentData?.next ?? null} />
      </ListCard>
      <ReminderDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
