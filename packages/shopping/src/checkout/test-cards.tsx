import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { checkoutTexts } from '../texts/checkout/index.ts';

const Root = styled.details.withConfig({ componentId: 'shop-test-cards' })`
  border: 1px dashed ${token('border.strong')};
  border-radius: ${token('radius.md')};
  font-size: ${token('type.sm')};

  summary {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${token('space.4')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-inline-start: auto;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  ul {
    margin: 0;
    padding: 0 0 ${token('space.2')};
    list-style: none;
  }
  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    width: 100%;
    min-height: 2.5rem;
    padding: ${token('space.1')} ${token('space.4')};
    border: 0;
    background: none;
    text-align: start;
  }
  button span {
    color: ${token('text.muted')};
  }
  code {
    font-family: ${token('mono.font')};
    white-space: nowrap;
  }
  ${media.hover} {
    button:hover {
      background: ${token('surface.hover')};
    }
  }
`;

/** A card of the test processor, and what happens with it. */
interface TestCard {
  readonly number: string;
  readonly what: string;
  readonly cvc?: string;
}

const cards = [
  { number: '4242 4242 4242 4242', what: 'testVisa' },
  { number: '5555 5555 5555 4444', what: 'testMastercard' },
  { number: '3782 822463 10005', what: 'testAmex', cvc: '1234' },
  { number: '4000 0000 0000 0002', what: 'testDeclined' },
  { number: '4000 0000 0000 9995', what: 'testFunds' },
  { number: '4000 0025 0000 3155', what: 'testAsks' },
  { number: '4000 0084 0000 1629', what: 'testAsksDeclines' },
  { number: '4000 0000 0000 6975', what: 'testLost' },
] as const satisfies readonly TestCard[];

/** Values that a test card puts into the form. */
export interface TestCardValues {
  readonly 'card.number': string;
  readonly 'card.expiry': string;
  readonly 'card.cvc': string;
}

/** Where the shop takes test payments: the cards to try, each filled in by a press. */
export function TestCards({
  onChoose,
}: {
  readonly onChoose: (values: TestCardValues) => void;
}): ReactElement {
  const t = useTexts(checkoutTexts);
  const [year] = useState(() => String((new Date().getFullYear() + 3) % 100).padStart(2, '0'));
  return (
    <Root>
      <summary>
        {t('testCards')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {cards.map(({ number, what, ...card }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() =>
                onChoose({
                  'card.number': number,
                  'card.expiry': `12 / ${year}`,
                  'card.cvc': 'cvc' in card ? card.cvc : '123',
                })
              }
            >
              <code>{number}</code>
              <span>{t(what)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
