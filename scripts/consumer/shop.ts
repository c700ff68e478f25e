import { PageView, type BlockEnvironment } from '@omnis/blocks';
import { ThemeStyle } from '@omnis/theme/react';
import { Button, Inline, Money } from '@omnis/ui';
import { createElement, useEffect, useState, type ReactElement } from 'react';

import { page, products } from './content.ts';

const environment: BlockEnvironment = {
  mode: 'native',
  Link: ({ to, ...rest }) => createElement('a', { href: to, ...rest }),
  formatMoney: (amount, currency) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount),
  useSource: (source) => ({
    status: 'ready',
    items: source?.kind === 'products' ? products : [],
    retry: () => undefined,
  }),
  subscribe: async () => ({ ok: true, message: '' }),
  trigger: () => undefined,
  report: ({ message }) => console.error(message),
};

/** A shop as somebody would write it who has only the packages from the registry. */
export function Shop({ css }: { readonly css?: string }): ReactElement {
  const [count, setCount] = useState(0);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return createElement(
    'main',
    null,
    createElement(ThemeStyle, { css }),
    createElement(PageView, { page, environment }),
    createElement(
      Inline,
      null,
      createElement(Money, { amount: 1850, currency: 'GBP' }),
      createElement(Button, { onClick: () => setCount(count + 1) }, 'Add to basket'),
      createElement('output', null, `${count} in your basket`),
      createElement(
        Button,
        { variant: 'secondary', onClick: () => (document.documentElement.dataset['themeMode'] = 'dark') },
        'Dark',
      ),
      createElement(
        Button,
        {
          variant: 'secondary',
          onClick: () => document.documentElement.style.setProperty('--primary-color', '#b00020'),
        },
        'Raspberry',
      ),
    ),
  );
}
