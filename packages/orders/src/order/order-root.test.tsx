import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderRoot } from './order-root.ts';

afterEach(cleanup);

/** Rules of the styles in use that an element matches. */
const rulesOf = (element: Element): CSSStyleRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule && element.matches(rule.selectorText) ? [rule] : []));

it('tells each thing about a refund in a line of its own, though part of it went to a gift card', () => {
  render(
    <OrderRoot>
      <ul className="refunds">
        <li>
          <strong>£25.55</strong>
          <span>You cancelled your order</span>
          <small>£14.20 of this was refunded to your gift card</small>
          <small>Sent to your card.</small>
        </li>
      </ul>
    </OrderRoot>,
  );
  const columns = rulesOf(screen.getByText('Sent to your card.')).flatMap(
    ({ style }) => style.getPropertyValue('grid-column') || [],
  );
  expect(columns).toEqual(['1 / -1']);
});

it('is printed black on white, also from a shop that is light on dark', () => {
  render(
    <OrderRoot>
      <h1>Thank you</h1>
    </OrderRoot>,
  );
  const heading = screen.getByRole('heading');
  const colours = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === 'print' ? [...rule.cssRules] : [],
    )
    .flatMap((rule) =>
      rule instanceof CSSStyleRule && rule.style.color !== '' && heading.matches(rule.selectorText)
        ? [`${rule.style.color} ${rule.style.getPropertyPriority('color')}`.toLowerCase()]
        : [],
    );
  expect(colours).toEqual(['canvastext important']);
});
