import { Loaded } from '@omnis/account';
import { useDashboardPayoutsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, EmptyState, Inline, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { dayText, payoutAmount, payoutStates, platformPayouts } from './payment-texts.ts';
import { paymentsTexts } from '../texts/payments/index.ts';

const Rows = styled.ul.withConfig({ componentId: 'dashboard-payouts' })`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.1')} ${token('space.4')};
    align-items: center;
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: 1px solid ${token('border.color')};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Payouts of the store's own Stripe account, newest first; who pays out, where it has none. */
export function PayoutsCard(): ReactElement {
  const t = useTexts(paymentsTexts);
  // Cursors of the pages that were opened; the last is shown.
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const query = useDashboardPayoutsQuery(
    { params: { division: useDivision() }, query: cursor === undefined ? {} : { cursor } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingPayouts')}>
      <Skeleton shape="block" height="8rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {({ items, next, by, interval }) => {
        if (by === 'platform')
          return (
            <Card title={t('payouts')}>
              <p>{platformPayouts(t, interval)}</p>
            </Card>
          );
        const turn = (
          <Inline gap={3}>
            <Button
              variant="secondary"
              disabled={cursors.length === 0}
              onClick={() => setCursors(cursors.slice(0, -1))}
            >
              {t('newer')}
            </Button>
            <Button
              variant="secondary"
              disabled={next === null}
              onClick={() => next !== null && setCursors([...cursors, next])}
            >
              {t('older')}
            </Button>
          </Inline>
        );
        return (
          <Card
            title={t('payouts')}
            flush={items.length > 0}
            footer={(next !== null || cursors.length > 0) && turn}
          >
            {items.length === 0 ? (
              <EmptyState title={t('noPayoutsYet')} text={t('noPayoutsYetText')} illustration="search" />
            ) : (
              <Rows aria-label={t('payouts')}>
                {items.map((payout) => (
                  <li key={payout.id}>
                    <span>
                      {payoutAmount(t, payout)}
                      <small>{t('arrives', { date: dayText(payout.arrival) })}</small>
                    </span>
                    <Badge tone={payoutStates[payout.state].tone}>{t(payoutStates[payout.state].text)}</Badge>
                  </li>
                ))}
              </Rows>
            )}
          </Card>
        );
      }}
    </Loaded>
  );
}
