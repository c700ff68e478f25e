import type { CallAnswer } from '@omnis/api-client';
import type { FigureTotals } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { countText, moneyText } from '@omnis/ui';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { changeBetween } from '../app/format.ts';
import { figuresTexts } from '../texts/figures/index.ts';
import type en from '../texts/figures/en.ts';
import type { PlainKey } from '../texts/plain-key.ts';

const Root = styled.dl.withConfig({ componentId: 'dashboard-total-cards' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border: ${token('border.width')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('border.color')};
  box-shadow: ${token('card.shadow')};
  gap: 1px;

  > div {
    display: flex;
    flex-direction: column;
    gap: ${token('space.1')};
    padding: ${token('space.4')};
    background: ${token('card.background')};
  }
  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .value {
    font-size: ${token('type.xl')};
    font-weight: ${token('heading.weight')};
    line-height: 1.2;
  }
  .note {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .note svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface Total {
  readonly key: keyof FigureTotals;
  readonly name: PlainKey<typeof en>;
  readonly isMoney: boolean;
}

const totals: readonly Total[] = [
  { key: 'net', name: 'netRevenue', isMoney: true },
  { key: 'gross', name: 'grossSales', isMoney: true },
  { key: 'refunds', name: 'refunds', isMoney: true },
  { key: 'discounts', name: 'discounts', isMoney: true },
  { key: 'orders', name: 'orders', isMoney: false },
  { key: 'average', name: 'averageOrder', isMoney: true },
  { key: 'items', name: 'itemsSold', isMoney: false },
  { key: 'returningOrders', name: 'fromReturningCustomers', isMoney: false },
];

function Note({
  now,
  before,
  text,
}: {
  readonly now: number;
  readonly before: number;
  readonly text: string;
}) {
  const t = useTexts(figuresTexts);
  const change = changeBetween(now, before);
  if (change === null) return <dd className="note">{t('before', { text })}</dd>;
  return (
    <dd className="note">
      {change > 0 && <ArrowUpRight aria-hidden="true" />}
      {change < 0 && <ArrowDownRight aria-hidden="true" />}
      {change === 0
        ? t('unchangedFrom', { text })
        : t('changedFrom', { change: `${change > 0 ? '+' : '−'}${Math.abs(change)}%`, text })}
    </dd>
  );
}

/** The totals of a period, each with its change. */
export function TotalCards({ figures }: { readonly figures: CallAnswer<'dashboard.figures'> }): ReactElement {
  const t = useTexts(figuresTexts);
  const { period, compared, currency } = figures;
  return (
    <Root>
      {totals.map(({ key, name, isMoney }) => {
        const written = (value: number): string => (isMoney ? moneyText(value, currency) : countText(value));
        return (
          <div key={key}>
            <dt>{t(name)}</dt>
            <dd className="value">{written(period.totals[key])}</dd>
            {compared !== null && (
              <Note
                now={period.totals[key]}
                before={compared.totals[key]}
                text={written(compared.totals[key])}
              />
            )}
          </div>
        );
      })}
    </Root>
  );
}
