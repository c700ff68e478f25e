import type { PricedDraft } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import { Card, moneyText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

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
  const totals = priced?.totals;
  const money = (amount: number): string => moneyText(amount, totals?.currency ?? 'GBP');
  return (
    <Card title="Total">
      <Root aria-live="polite">
        {totals && (
          <dl>
            <div>
              <dt>Subtotal</dt>
              <dd>{money(totals.subtotal)}</dd>
            </div>
            {totals.discount > 0 && (
              <div>
                <dt>{totals.discounts?.[0]?.title ?? 'Discount'}</dt>
                <dd>−{money(totals.discount)}</dd>
              </div>
            )}
            <div>
              <dt>Delivery</dt>
              <dd>{totals.shipping === 0 ? 'Free' : money(totals.shipping)}</dd>
            </div>
            <div className="total">
              <dt>Total</dt>
              <dd>{money(totals.total)}</dd>
            </div>
            {totals.goodsTax + totals.shippingTax > 0 && (
              <div className="contained">
                <dt>VAT included</dt>
                <dd>{money(totals.goodsTax - totals.taxDiscount + totals.shippingTax)}</dd>
              </div>
            )}
          </dl>
        )}
        {problems.length > 0 && (
          <div>
            <strong>Before your customer can pay</strong>
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
