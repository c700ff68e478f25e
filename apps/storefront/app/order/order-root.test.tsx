import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OrderRoot } from './order-root.ts';

afterEach(cleanup);

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
