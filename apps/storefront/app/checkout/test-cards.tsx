import { media, token } from '@omnis/theme/react';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

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

const cards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', what: 'Visa, goes through' },
  { number: '5555 5555 5555 4444', what: 'Mastercard, goes through' },
  { number: '3782 822463 10005', what: 'American Express, goes through', cvc: '1234' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Insufficient funds' },
  { number: '4000 0025 0000 3155', what: 'The bank asks (3-D Secure)' },
  { number: '4000 0084 0000 1629', what: 'The bank asks, then declines' },
  { number: '4000 0000 0000 6975', what: 'Charged, but the answer is lost' },
];

/** What a test card puts into the form. */
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
  const [year] = useState(() => String((new Date().getFullYear() + 3) % 100).padStart(2, '0'));
  return (
    <Root>
      <summary>
        This shop takes test payments: cards to try
        <ChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {cards.map(({ number, what, cvc = '123' }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() =>
                onChoose({ 'card.number': number, 'card.expiry': `12 / ${year}`, 'card.cvc': cvc })
              }
            >
              <code>{number}</code>
              <span>{what}</span>
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
