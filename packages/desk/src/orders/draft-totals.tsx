import type { PricedDraft } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskOrdersTexts } from '../texts/desk-orders/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-draft-totals' })`
  display: grid;
  gap: ${token('space.4')};
  font-size: ${token('type.sm')};

  dl {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
  }
  dd {
    margin: 0;
  }
  .total {
    padding-top: ${token('space.2')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.bold')};
  }
  .contained,
  ul {
    color: ${token('text.muted')};
  }
  ul {
    margin: 0;
    padding-inline-start: ${token('space.5')};
  }
`;

/** The total of a draft, and the parts that are missing until it can be paid. */
export function DraftTotals({
  priced,
  problems,
}: {
  readonly priced: PricedDraft | undefined;
  readonly problems: readonly string[];
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const totals = priced?.totals;
  const money = (amount: number): string => moneyText(amount, totals?.currency ?? 'GBP');
  return (
    <Card title={t('total')}>
      <Root aria-live="polite">
        {totals && (
          <dl>
            <div>
              <dt>{t('subtotal')}</dt>
              <dd>{money(totals.subtotal)}</dd>
            </div>
            {totals.discount > 0 && (
              <div>
                <dt>{totals.discounts?.[0]?.title ?? t('discount')}</dt>
                <dd>−{money(totals.discount)}</dd>
              </div>
            )}
            <div>
              <dt>{t('delivery')}</dt>
              <dd>{totals.shipping === 0 ? t('free') : money(totals.shipping)}</dd>
            </div>
            <div className="total">
              <dt>{t('total')}</dt>
              <dd>{money(totals.total)}</dd>
            </div>
            {totals.goodsTax + totals.shippingTax > 0 && (
              <div className="contained">
                <dt>{t('vatIncluded')}</dt>
                <dd>{money(totals.goodsTax - totals.taxDiscount + totals.shippingTax)}</dd>
              </div>
            )}
          </dl>
        )}
        {problems.length > 0 && (
          <div>
            <strong>{t('beforeCustomerCanPay')}</strong>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
      </Root>
    </Card>
  );
}
