import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useMoney } from '../../environment/use-money.ts';
import { Donut, donutCss, seriesColor } from '../../parts/donut.tsx';
import { keyed } from '../../parts/keys.ts';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { breakdownOf } from './price-breakdown.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { priceBreakdownProperties } from './price-breakdown.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-price-breakdown' })`
  display: grid;
  gap: ${token('space.6')};
  padding: clamp(${token('space.5')}, 4%, ${token('space.10')});
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  box-shadow: ${token('card.shadow')};
  background: ${token('surface.base')};
  color: ${token('text.color')};
  container-type: inline-size;

  > .top {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${token('space.3')} ${token('space.8')};
  }
  > .top h2 {
    ${panelTitleCss}
    max-width: 28ch;
    color: inherit;
    font-size: ${token('type.2xl')};
    line-height: 1.2;
    text-wrap: balance;
  }
  > .top .copy {
    max-width: 60ch;
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
    line-height: 1.55;
  }
  .total {
    font-size: ${token('type.2xl')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  .stack {
    display: flex;
    gap: 2px;
    height: 2.5rem;
    overflow: hidden;
    border-radius: ${token('radius.md')};
  }
  .stack > span {
    flex: var(--b-share) 1 0;
    min-width: 2px;
    background: var(--b-part);
  }
  .chart {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${token('space.6')} ${token('space.10')};
  }
  ${donutCss}
  .chart > ul {
    flex: 1 1 16rem;
  }

  .parts {
    display: grid;
    column-gap: ${token('space.10')};
  }
  .parts > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 ${token('space.3')};
    padding-block: ${token('space.3')};
    border-top: 1px solid ${token('border.color')};
  }
  .parts > li::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border-radius: ${token('radius.sm')};
    background: var(--b-part);
  }
  .parts .amount {
    font-weight: ${token('weight.medium')};
    font-variant-numeric: tabular-nums;
  }
  .parts .percent {
    display: inline-block;
    min-width: 4ch;
    color: ${token('text.muted')};
    font-weight: ${token('weight.regular')};
    text-align: end;
  }
  .parts .note-of-part {
    grid-column: 2 / -1;
    max-width: 52ch;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.45;
  }
  ${noteCss}
  @container (min-width: 48rem) {
    &[data-chart='storefront'] > .parts {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.down('sm')} {
    .stack {
      height: 2rem;
    }
  }
`;

export default function PriceBreakdown({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(priceBreakdownProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const formatMoney = useMoney();
  const breakdown = breakdownOf({
    ...properties,
    restLabel: properties.restLabel || say('Everything else'),
  });
  if (breakdown.parts.length === 0 && mode === 'native') return null;
  const { currency } = properties;
  const chart = properties.chartType;
  const { title } = properties;
  const total = breakdown.price === null ? null : formatMoney(breakdown.price, currency);
  const parts = breakdown.parts.map((part, index) => ({ ...part, color: part.color ?? seriesColor(index) }));
  const list = (
    <ul role="list" className="parts">
      {keyed(parts, ({ label }) => label).map(({ key, item }) => (
        <li key={key} style={cssVariables({ '--b-part': item.color })}>
          <span>{item.label}</span>
          <span className="amount">
            {item.amount !== null && formatMoney(item.amount, currency)}{' '}
            <span className="percent">{item.percent}%</span>
          </span>
          {item.note !== '' && <span className="note-of-part">{item.note}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <Root data-chart={chart} aria-label={title || say('What the price is made of')}>
      <div className="top">
        <div>
          {title !== '' && <h2>{title}</h2>}
          <Lines text={properties.copy} className="copy" />
        </div>
        {total !== null && <p className="total">{total}</p>}
      </div>
      {parts.length === 0 ? (
        <p className="note">
          Name what the price is made of. Shoppers do not see this block until there are parts.
        </p>
      ) : chart === 'donut' ? (
        <div className="chart">
          <Donut parts={parts} />
          {list}
        </div>
      ) : (
        <>
          <div className="stack" aria-hidden="true">
            {keyed(parts, ({ label }) => label).map(({ key, item }) => (
              <span
                key={key}
                style={cssVariables({ '--b-part': item.color, '--b-share': item.share.toFixed(4) })}
              />
            ))}
          </div>
          {list}
        </>
      )}
    </Root>
  );
}
