import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { TryAgain } from './try-again.tsx';

function Block(): ReactElement {
  const [failed, setFailed] = useState(true);
  return <section aria-label="Products">{failed && <TryAgain retry={() => setFailed(false)} />}</section>;
}

describe('B17 trying again', () => {
  it('B17 leaves the focus with the block, while the button is gone', () => {
    render(<Block />);
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Products' }));
  });
});
