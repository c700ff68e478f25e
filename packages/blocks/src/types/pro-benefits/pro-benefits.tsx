import { Check, Minus } from 'lucide-react';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useMoney } from '../../environment/use-money.ts';
import { actionCss, readAction } from '../../parts/action.ts';
import { ActionLink } from '../../parts/actions.tsx';
import { keyed } from '../../parts/keys.ts';
import { Lines } from '../../parts/lines.tsx';
import { noteCss, unseenCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { readProperties } from '../../read/properties.ts';
import { isRecord, readFlag, readList, readText, readValue, type Values } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockText } from '../../text/block-text.ts';
import { proBenefitsProperties } from './pro-benefits.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-pro-benefits' })`
  ${noteCss}
  ${unseenCss}
  ${actionCss}
  container-type: inline-size;

  > .plan {
    display: grid;
    gap: ${token('space.8')};
    padding: clamp(${token('space.6')}, 6cqi, ${token('space.12')});
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
  }
  .offer {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${token('space.4')};
  }
  .eyebrow {
    padding: 0.25em 0.8em;
    border-radius: ${token('badge.radius')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  h2 {
    max-width: 18ch;
    font-size: ${token('type.3xl')};
  }
  .copy {
    max-width: 46ch;
    color: ${token('card.muted')};
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.2')};
  }
  .price strong {
    font-family: ${token('heading.font')};
    font-size: ${token('type.4xl')};
    font-weight: ${token('heading.3.weight')};
    line-height: 1.1;
    font-variant-numeric: lining-nums tabular-nums;
  }
  .price span {
    color: ${token('card.muted')};
  }
  .action {
    min-width: min(100%, 12rem);
  }
  ul {
    display: grid;
    align-content: start;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: ${token('space.3')};
    padding-block: ${token('space.4')};
    border-bottom: 1px solid ${token('border.color')};
  }
  li:first-child {
    padding-top: 0;
  }
  li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${token('radius.full')};
    background: ${token('success.background')};
    color: ${token('success.text')};
  }
  .mark svg {
    width: 1rem;
    height: 1rem;
  }
  li[data-without] .mark {
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
  li[data-without] .name {
    color: ${token('card.muted')};
  }
  .name {
    padding-top: 0.1rem;
    font-weight: ${token('weight.medium')};
  }
  .detail {
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.5;
  }
  ${media.up('sm')} {
    @container (min-width: 44rem) {
      > .plan {
        grid-template-columns: 5fr 6fr;
        gap: ${token('space.12')};
      }
    }
  }
`;

export default function ProBenefits({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(proBenefitsProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const say = useBlockText();
  const formatMoney = useMoney();
  const { title, plan, price, period } = properties;
  const action = readAction(properties.action, true);
  const benefits = readBenefits(block.properties);
  if (benefits.length === 0 && mode === 'native') return null;
  return (
    <Root aria-label={title || plan || say('Benefits')}>
      {benefits.length === 0 ? (
        <OwnerNote>Name a benefit or two; shoppers see this block from then on.</OwnerNote>
      ) : (
        <div className="plan">
          <div className="offer">
            {plan !== '' && <p className="eyebrow">{plan}</p>}
            {title !== '' && <h2>{title}</h2>}
            <Lines text={properties.copy} className="copy" />
            {price !== null && (
              <p className="price">
                <strong>{formatMoney(price, properties.currency)}</strong>
                {period !== '' && <span>{period}</span>}
              </p>
            )}
            {action !== null && <ActionLink {...action} />}
          </div>
          <ul role="list">
            {keyed(benefits, ({ text }) => text).map(({ key, item }) => (
              <BenefitRow key={key} benefit={item} />
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
}

interface Benefit {
  readonly text: string;
  readonly detail: string;
  readonly included: boolean;
}

/** Benefits with a text; a plain text counts as one that is included. */
function readBenefits(values: Values): readonly Benefit[] {
  return readList(readValue(values, 'benefits')).flatMap((item): Benefit[] => {
    if (typeof item === 'string') {
      return item.trim() === '' ? [] : [{ text: item.trim(), detail: '', included: true }];
    }
    if (!isRecord(item)) return [];
    const text = readText(item, 'text').trim();
    const benefit = {
      text,
      detail: readText(item, 'detail').trim(),
      included: readFlag(item, 'included', true),
    };
    return text === '' ? [] : [benefit];
  });
}

function BenefitRow({ benefit: { text, detail, included } }: { benefit: Benefit }): ReactElement {
  const say = useBlockText();
  return (
    <li data-without={included ? undefined : ''}>
      <span className="mark">{included ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}</span>
      <div>
        <p className="name">
          <span className="unseen">{included ? say('Included:') : say('Not included:')} </span>
          {text}
        </p>
        {detail !== '' && <p className="detail">{detail}</p>}
      </div>
    </li>
  );
}
