import { themeStyleSheet } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import { Button, Card, Money, Stack } from '@omnis/ui';
import { createElement, useState, type ReactElement } from 'react';

const price = 1850;

/** A product card as somebody would write it who has only the packages from the registry. */
export function Page(): ReactElement {
  const [count, setCount] = useState(0);
  return createElement(
    Card,
    null,
    createElement(ThemeStyle, { css: themeStyleSheet('nordic') }),
    createElement(
      Stack,
      null,
      createElement('h1', null, 'Harbour tee'),
      createElement(Money, { amount: price, currency: 'GBP' }),
      createElement(Button, { onClick: () => setCount(count + 1) }, 'Add to basket'),
      createElement('output', null, `${count} in your basket`),
    ),
  );
}
