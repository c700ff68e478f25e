import type { CurrencyCode } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { useId, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from '../../parts/panel-title-css.ts';
import { useMoney } from '../../environment/use-money.ts';
import { actionCss, readAction } from '../../parts/action.ts';
import { ActionLink } from '../../parts/actions.tsx';
import { Lines } from '../../parts/lines.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import {
  boundsOf,
  profitOf,
  readCurrency,
  readProfit,
  type ProfitKey,
  type ProfitValues,
} from './profit.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { profitProperties } from './profit.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-profit' })`
  ${actionCss}
  container-type: inline-size;

  > .panel {
    display: grid;
    overflow: hidden;
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
  }
  .asked,
  .earned {
    display: grid;
    align-content: start;
    gap: ${token('space.6')};
    padding: clamp(${token('space.6')}, 5cqi, ${token('space.10')});
  }
  .earned {
    align-content: center;
    gap: ${token('space.4')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  h2 {
    ${panelTitleCss}
    max-width: 20ch;
    font-size: ${token('type.2xl')};
    line-height: 1.2;
  }
  .copy {
    max-width: 50ch;
    margin-top: ${token('space.2')};
    color: ${token('card.muted')};
  }
  .row label {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.4')};
    font-weight: ${token('weight.medium')};
  }
  .row output {
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
  input[type='range'] {
    appearance: none;
    display: block;
    width: 100%;
    height: 2.75rem;
    margin: 0;
    background: none;
    cursor: pointer;
  }
  input[type='range']::-webkit-slider-runnable-track {
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: linear-gradient(
      to right,
      ${token('form.accent')} var(--b-share),
      ${token('progress.track')} var(--b-share)
    );
  }
  input[type='range']::-moz-range-track {
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: ${token('progress.track')};
  }
  input[type='range']::-moz-range-progress {
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: ${token('form.accent')};
  }
  input[type='range']::-webkit-slider-thumb {
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin-top: -0.5625rem;
    border: 0.1875rem solid ${token('card.background')};
    border-radius: ${token('radius.full')};
    background: ${token('form.accent')};
    box-shadow: ${token('shadow.sm')};
  }
  input[type='range']::-moz-range-thumb {
    width: 1.125rem;
    height: 1.125rem;
    border: 0.1875rem solid ${token('card.background')};
    border-radius: ${token('radius.full')};
    background: ${token('form.accent')};
  }
  .total {
    display: block;
    font-family: ${token('heading.font')};
    font-size: clamp(${token('type.3xl')}, 9cqi, ${token('type.5xl')});
    font-weight: ${token('heading.3.weight')};
    line-height: 1.05;
    letter-spacing: ${token('heading.letterSpacing')};
    font-variant-numeric: lining-nums tabular-nums;
    overflow-wrap: anywhere;
  }
  .each {
    font-variant-numeric: tabular-nums;
  }
  .action {
    justify-self: start;
  }
  .small {
    font-size: ${token('type.sm')};
  }
  ${media.up('sm')} {
    @container (min-width: 44rem) {
      > .panel {
        grid-template-columns: 6fr 5fr;
      }
    }
  }
`;

const labels = {
  price: 'Selling price',
  baseCost: 'Base cost',
  quantity: 'Sold a month',
} as const satisfies Readonly<Record<ProfitKey, string>>;
const keys = ['price', 'baseCost', 'quantity'] as const;

export default function Profit({ block }: BlockProps): ReactElement {
  const properties = readProperties(profitProperties, block.properties);
  const formatMoney = useMoney();
  const say = useBlockText();
  const [moved, setMoved] = useState<Partial<ProfitValues>>({});
  const currency = readCurrency(block.properties);
  const values = { ...readProfit(block.properties, currency), ...moved };
  const { each, total, margin } = profitOf(values, currency);
  const { title } = properties;
  const action = readAction(properties.action, true);
  const { smallPrint } = properties;
  return (
    <Root aria-label={title || say('Profit calculator')}>
      <div className="panel">
        <div className="asked">
          <div>
            {title !== '' && <h2>{title}</h2>}
            <Lines text={properties.copy} className="copy" />
          </div>
          {keys.map((name) => (
            <Slider
              key={name}
              name={name}
              value={values[name]}
              currency={currency}
              onChange={(value) => setMoved((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
        <div className="earned">
          <p>{say('Your profit a month')}</p>
          <output className="total" aria-live="polite">
            {formatMoney(total, currency)}
          </output>
          <p className="each">
            {say('{each} for each sale, {margin}% of the price.', {
              each: formatMoney(each, currency),
              margin,
            })}
          </p>
          {action !== null && <ActionLink {...action} />}
          {smallPrint !== '' && <p className="small">{smallPrint}</p>}
        </div>
      </div>
    </Root>
  );
}

interface SliderProps {
  readonly name: ProfitKey;
  readonly value: number;
  readonly currency: CurrencyCode;
  readonly onChange: (value: number) => void;
}

function Slider({ name, value, currency, onChange }: SliderProps): ReactElement {
  const say = useBlockText();
  const formatMoney = useMoney();
  const id = useId();
  const { min, max, step } = boundsOf(name, currency);
  const text = name === 'quantity' ? String(value) : formatMoney(value, currency);
  return (
    <div className="row">
      <label htmlFor={id}>
        {say(labels[name])}
        <output htmlFor={id} aria-hidden="true">
          {text}
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        style={cssVariables({ '--b-share': `${((value - min) / (max - min)) * 100}%` })}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
