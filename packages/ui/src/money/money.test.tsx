import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Money } from './money.tsx';

const text = (node: ReactElement) => render(node).container.textContent;

describe('U4 money', () => {
  it('U4 is written from minor units in the currency’s decimals', () => {
    expect(text(<Money amount={2400} currency="GBP" />)).toBe('£24.00');
    expect(text(<Money amount={3120} currency="JPY" />)).toBe('¥3,120');
  });

  it('U4 tells the sale price from the former one, for ears too', () => {
    const { container } = render(<Money amount={2400} saleAmount={1800} currency="GBP" />);
    expect(container.querySelector('ins')?.textContent).toBe('Now £18.00');
    expect(container.querySelector('del')?.textContent).toBe('Was £24.00');
  });

  it('U4 a sale that is no reduction is no sale', () => {
    expect(text(<Money amount={2400} saleAmount={2400} currency="GBP" />)).toBe('£24.00');
    expect(text(<Money amount={2400} saleAmount={null} currency="GBP" />)).toBe('£24.00');
  });
});
