import { useDashboardBlockGiftCardMutation, useDashboardGiftCardsQuery } from '@omnis/api-client';
import type { ManagedGiftCard } from '@omnis/contract';
import {
  Badge,
  Button,
  ConfirmDialog,
  EmptyState,
  Link,
  moneyText,
  timeText,
  type TableColumn,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useListParams } from '../parts/list-params.ts';
import { ListSearch } from '../parts/list-search.tsx';
import { NoMatch } from '../parts/no-match.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedRows } from '../parts/paged-rows.tsx';
import { cardViewOf, cardViews, stateFacts } from './card-views.ts';
import { IssueDialog } from './issue-dialog.tsx';

type Card = ManagedGiftCard;

const nameOf = ({ ending }: Card): string => `the gift card ending in ${ending}`;

function About({ card }: { readonly card: Card }): ReactElement {
  const { ending, recipient, order, issuedBy, createdAt } = card;
  return (
    <span className="named">
      <span>
        •••• {ending}
        <small>
          {[recipient.name, recipient.email].filter(Boolean).join(', ')} · <Ago at={createdAt} />
        </small>
        <small>
          {order === null ? (
            `Issued by ${issuedBy}`
          ) : (
            <>
              {issuedBy}, <Link href={`/dashboard/orders/${order.id}/`}>order {order.number}</Link>
            </>
          )}
        </small>
      </span>
    </span>
  );
}

function Left({ card: { balance, value, currency } }: { readonly card: Card }): ReactElement {
  return (
    <span>
      {moneyText(balance, currency)} <small className="quiet">of {moneyText(value, currency)}</small>
    </span>
  );
}

/** Blocks a card after a question, or lets it be used again. */
function Block({ card, onAsk }: { readonly card: Card; readonly onAsk: (card: Card) => void }): ReactElement {
  const blocked = card.blockedAt !== null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${blocked ? 'Unblock' : 'Block'} ${nameOf(card)}`}
      onClick={() => onAsk(card)}
    >
      {blocked ? 'Unblock' : 'Block'}
    </Button>
  );
}

/** The question before a card is blocked or let go, and the call. */
function useBlocking() {
  const division = useDivision();
  const [send, { isLoading }] = useDashboardBlockGiftCardMutation();
  const [asked, setAsked] = useState<Card | null>(null);
  const blocked = asked?.blockedAt != null;
  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const { data } = await send({ params: { division, id: asked.id }, body: { blocked: !blocked } });
    setAsked(null);
    if (data)
      snackbars.show({
        text: blocked ? 'It can be used again' : 'The gift card is blocked',
        tone: 'success',
      });
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => setAsked(null)}
      title={asked ? `${blocked ? 'Unblock' : 'Block'} ${nameOf(asked)}?` : ''}
      text={
        blocked
          ? 'Whoever has its code can pay with it again.'
          : 'Nobody can pay with it until you unblock it. What is left stays on it.'
      }
      confirmLabel={blocked ? 'Unblock' : 'Block'}
      danger={!blocked}
      loading={isLoading}
      onConfirm={() => void confirm()}
    />
  );
  return { ask: setAsked, dialog };
}

const columnsWith = (onAsk: ((card: Card) => void) | null): readonly TableColumn<Card>[] => [
  { key: 'card', header: 'Gift card', primary: true, cell: (card) => <About card={card} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{stateFacts[state].text}</Badge>,
  },
  {
    key: 'expires',
    header: 'Expires',
    wideOnly: true,
    cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : timeText(expiresAt)),
  },
  { key: 'left', header: 'Left', align: 'end', cell: (card) => <Left card={card} /> },
  ...(onAsk === null
    ? []
    : [
        {
          key: 'block',
          header: 'Action',
          align: 'end',
          cell: (card: Card) => <Block card={card} onAsk={onAsk} />,
        } as const,
      ]),
];

/** The gift cards of the store: what is left on each, without its code. */
export function Component(): ReactElement {
  useTitle('Gift cards');
  const list = useListParams();
  const may = useMay()('finance');
  const view = cardViewOf(list.params.get('view'));
  const [issuing, setIssuing] = useState(false);
  const { ask, dialog } = useBlocking();
  const query = useDashboardGiftCardsQuery(
    {
      params: { division: useDivision() },
      query: {
        page: list.page,
        perPage: pageSize,
        search: list.search || undefined,
        state: view === 'all' ? undefined : view,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const known = query.currentData ?? query.data;
  const left = known && [
    moneyText(known.outstanding, known.currency),
    ...known.outstandingElsewhere.map(({ amount, currency }) => moneyText(amount, currency)),
  ];
  const text = left && `${left.join(' and ')} can still be spent.`;
  return (
    <>
      <PageHead
        title="Gift cards"
        {...(text ? { text } : {})}
        actions={may && <Button onClick={() => setIssuing(true)}>Issue a gift card</Button>}
      />
      <ListCard aria-label="Gift cards">
        <div className="tools">
          <Chips
            label="Which gift cards"
            options={cardViews}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="search">
            <ListSearch label="Search code ending, recipient or order" list={list} />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="gift card"
          caption="Gift cards, newest first"
          columns={columnsWith(may ? ask : null)}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="gift card" list={list} />
            ) : (
              <EmptyState
                title="No gift cards yet"
                text="Make a product a gift card to sell some, or issue one by hand."
                illustration="heart"
              />
            )
          }
        />
      </ListCard>
      <IssueDialog currencies={known?.currencies ?? []} open={issuing} onClose={() => setIssuing(false)} />
      {dialog}
    </>
  );
}
