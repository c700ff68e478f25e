import { useDashboardAbandonedCheckoutsQuery } from '@omnis/api-client';
import { abandonedStates, type AbandonedCheckout } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, EmptyState, Link, moneyText, type TableColumn } from '@omnis/ui';
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
import { abandonedTexts, type AbandonedTexts } from '../texts/abandoned/index.ts';
import { optionsIn } from '../parts/options-in.ts';

/** Products that a row names; the others are counted. */
const mostNamed = 2;

function linesText(t: AbandonedTexts, { lines }: AbandonedCheckout): string {
  const named = lines
    .slice(0, mostNamed)
    .map(({ name, options, quantity }) => `${quantity} × ${[name, options].filter(Boolean).join(', ')}`);
  const more = lines.length - named.length;
  return [...named, ...(more > 0 ? [t('otherItemsCounted', { count: more })] : [])].join(' · ');
}

const columnsIn = (t: AbandonedTexts): readonly TableColumn<AbandonedCheckout>[] => [
  {
    key: 'shopper',
    header: t('shopper'),
    primary: true,
    cell: (checkout) => (
      <span className="named">
        <span>
          <a href={`mailto:${checkout.email}`}>{checkout.email}</a>
          <small>{linesText(t, checkout)}</small>
        </span>
      </span>
    ),
  },
  { key: 'left', header: t('left'), cell: ({ leftAt }) => <Ago at={leftAt} /> },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state, order, remindedAt }) =>
      state === 'recovered' ? (
        <span>
          <Badge tone="success">{t('recovered')}</Badge>{' '}
          {order !== null && <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>}
        </span>
      ) : (
        <Badge tone={remindedAt === null ? 'neutral' : 'info'}>
          {remindedAt === null ? t('notRecovered') : t('reminded')}
        </Badge>
      ),
  },
  {
    key: 'value',
    header: t('value'),
    align: 'end',
    cell: ({ value, currency }) => moneyText(value, currency),
  },
];

const views = [
  { value: 'all', label: 'all' },
  { value: 'open', label: 'notRecovered' },
  { value: 'recovered', label: 'recovered' },
] as const;

interface Figures {
  readonly abandoned: number;
  readonly recovered: number;
  readonly revenue: number;
  readonly currency: Parameters<typeof moneyText>[1];
}

function figuresText(t: AbandonedTexts, { abandoned, recovered, revenue, currency }: Figures): string {
  const checkouts = t('checkoutsCounted', { count: abandoned });
  return recovered === 0
    ? t('noneRecovered', { checkouts })
    : t('someRecovered', { checkouts, recovered, revenue: moneyText(revenue, currency) });
}

/** Checkouts whose shopper gave an email address and did not order. */
export function Component(): ReactElement {
  const t = useTexts(abandonedTexts);
  useTitle(t('abandonedCheckouts'));
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
  const text = figures && figures.abandoned > 0 ? figuresText(t, figures) : undefined;
  return (
    <>
      <PageHead
        title={t('abandonedCheckouts')}
        {...(text ? { text } : {})}
        actions={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('reminderEmail')}
          </Button>
        }
      />
      <ListCard aria-label={t('abandonedCheckouts')} data-compact="">
        <div className="tools">
          <Chips
            label={t('whichCheckouts')}
            options={optionsIn(t, views)}
            value={state ?? 'all'}
            onValueChange={(next) => list.change({ state: next === 'all' ? null : next })}
          />
        </div>
        <ListRows
          query={query}
          rows={query.currentData?.items}
          before={query.data?.items}
          caption={t('abandonedCheckoutsLatestFirst')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={state === undefined ? t('noAbandonedCheckouts') : t('noneOfThisKind')}
              text={t('shoppersWhoTypeTheirEmail')}
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
