import { useDashboardBlockGiftCardMutation, useDashboardGiftCardsQuery } from '@omnis/api-client';
import type { ManagedGiftCard } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
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
import { giftCardsTexts, type GiftCardsTexts } from '../texts/gift-cards/index.ts';
import { optionsIn } from '../parts/options-in.ts';

type Card = ManagedGiftCard;

function About({ card }: { readonly card: Card }): ReactElement {
  const t = useTexts(giftCardsTexts);
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
            t('issuedBy', { issuedBy })
          ) : (
            <>
              {issuedBy},{' '}
              <Link href={`/dashboard/orders/${order.id}/`}>{t('order', { number: order.number })}</Link>
            </>
          )}
        </small>
      </span>
    </span>
  );
}

function Left({ card: { balance, value, currency } }: { readonly card: Card }): ReactElement {
  const t = useTexts(giftCardsTexts);
  return (
    <span>
      {moneyText(balance, currency)}{' '}
      <small className="quiet">{t('ofValue', { amount: moneyText(value, currency) })}</small>
    </span>
  );
}

/** Blocks a card after a question, or lets it be used again. */
function Block({ card, onAsk }: { readonly card: Card; readonly onAsk: (card: Card) => void }): ReactElement {
  const t = useTexts(giftCardsTexts);
  const blocked = card.blockedAt !== null;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t(blocked ? 'unblockTheGiftCardEndingIn' : 'blockTheGiftCardEndingIn', {
        ending: card.ending,
      })}
      onClick={() => onAsk(card)}
    >
      {blocked ? t('unblock') : t('block')}
    </Button>
  );
}

/** The question before a card is blocked or let go, and the call. */
function useBlocking() {
  const t = useTexts(giftCardsTexts);
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
        text: blocked ? t('itCanBeUsedAgain') : t('theGiftCardIsBlocked'),
        tone: 'success',
      });
  };
  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={() => setAsked(null)}
      title={asked ? t(blocked ? 'unblockQuestion' : 'blockQuestion', { ending: asked.ending }) : ''}
      text={blocked ? t('whoeverHasCodeCanPay') : t('nobodyCanPayUntilUnblock')}
      confirmLabel={blocked ? t('unblock') : t('block')}
      danger={!blocked}
      loading={isLoading}
      onConfirm={() => void confirm()}
    />
  );
  return { ask: setAsked, dialog };
}

const columnsWith = (
  t: GiftCardsTexts,
  onAsk: ((card: Card) => void) | null,
): readonly TableColumn<Card>[] => [
  { key: 'card', header: t('giftCard'), primary: true, cell: (card) => <About card={card} /> },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={stateFacts[state].tone}>{t(stateFacts[state].text)}</Badge>,
  },
  {
    key: 'expires',
    header: t('expires'),
    wideOnly: true,
    cell: ({ expiresAt }) => (expiresAt === null ? t('never') : timeText(expiresAt)),
  },
  { key: 'left', header: t('left'), align: 'end', cell: (card) => <Left card={card} /> },
  ...(onAsk === null
    ? []
    : [
        {
          key: 'block',
          header: t('action'),
          align: 'end',
          cell: (card: Card) => <Block card={card} onAsk={onAsk} />,
        } as const,
      ]),
];

/** The gift cards of the store: what is left on each, without its code. */
export function Component(): ReactElement {
  const t = useTexts(giftCardsTexts);
  useTitle(t('giftCards'));
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
  const text =
    left &&
    t('canStillBeSpent', { amounts: new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(left) });
  return (
    <>
      <PageHead
        title={t('giftCards')}
        {...(text ? { text } : {})}
        actions={may && <Button onClick={() => setIssuing(true)}>{t('issueAGiftCard')}</Button>}
      />
      <ListCard aria-label={t('giftCards')}>
        <div className="tools">
          <Chips
            label={t('whichGiftCards')}
            options={optionsIn(t, cardViews)}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          <div className="search">
            <ListSearch label={t('searchCodeEndingRecipientOrOrder')} list={list} />
          </div>
        </div>
        <PagedRows
          query={query}
          list={list}
          noun="giftCard"
          caption={t('giftCardsNewestFirst')}
          columns={columnsWith(t, may ? ask : null)}
          rowKey={({ id }) => id}
          empty={
            list.search !== '' || view !== 'all' ? (
              <NoMatch noun="giftCard" list={list} />
            ) : (
              <EmptyState title={t('noGiftCardsYet')} text={t('noGiftCardsYetText')} illustration="heart" />
            )
          }
        />
      </ListCard>
      <IssueDialog currencies={known?.currencies ?? []} open={issuing} onClose={() => setIssuing(false)} />
      {dialog}
    </>
  );
}
