import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contrastRatio } from '@omnis/theme';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ColourField, type ColourFieldProps } from './colour-field.tsx';

function Example({
  start,
  seen,
  ...rest
}: Partial<ColourFieldProps> & { start: string; seen?: (value: string) => void }) {
  const [value, setValue] = useState(start);
  return (
    <ColourField
      label="Colour"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        seen?.(next);
      }}
      {...rest}
    />
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Colour');

describe('U34 colours (platform.md §5: hex of 3, 4, 6 or 8 digits)', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['86b302', '#86b302'],
    ['#abc8', '#aabbcc88'],
    ['#86b30280', '#86b30280'],
  ])('U34 takes %s as %s', async (typed, given) => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Example start="" alpha seen={seen} />);
    await user.click(input());
    await user.paste(typed);
    expect(seen.mock.calls).toEqual([[given]]);
    await user.tab();
    expect(input().value).toBe(given);
  });

  it('U34 keeps what is no colour to itself, and says so once it is left', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Example start="#ffffff" seen={seen} />);
    await user.clear(input());
    await user.type(input(), 'gre');
    expect(screen.queryByText(/A hex colour/)).toBeNull();
    await user.tab();
    expect(screen.getByText('A hex colour of 3, 4, 6 or 8 digits')).toBeTruthy();
    expect(seen).not.toHaveBeenCalled();
  });

  it('U34 without alpha is opaque, with it has a slider', () => {
    const seen = vi.fn();
    const { unmount } = render(<Example start="#000000" seen={seen} />);
    fireEvent.change(input(), { target: { value: '#12345678' } });
    expect(seen).toHaveBeenLastCalledWith('#123456');
    unmount();
    render(<Example start="#123456" alpha seen={seen} />);
    fireEvent.change(screen.getByRole('slider', { name: 'Opacity' }), { target: { value: '50' } });
    expect(seen).toHaveBeenLastCalledWith('#12345680');
    fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#ff0000' } });
    expect(seen).toHaveBeenLastCalledWith('#ff000080');
  });

  it('U34 offers the theme’s colours and shows which is chosen', async () => {
    const user = userEvent.setup();
    render(
      <Example
        start="#86b302"
        swatches={[
          { label: 'Primary', value: '86B302' },
          { label: 'Ink', value: '#111' },
        ]}
      />,
    );
    const primary = screen.getByRole('button', { name: 'Primary' });
    const ink = screen.getByRole('button', { name: 'Ink' });
    expect(primary.getAttribute('aria-pressed')).toBe('true');
    ink.focus();
    await user.keyboard('{Enter}');
    expect(ink.getAttribute('aria-pressed')).toBe('true');
    expect(input().value).toBe('#111111');
  });

  it('U34 warns of low contrast and offers the nearest colour that passes', async () => {
    const user = userEvent.setup();
    render(<Example start="#86b302" contrastWith={{ value: '#ffffff', label: 'the page' }} />);
    expect(screen.getByRole('status').textContent).toContain(
      'Hard to read on the page: 2.4 : 1, needs 4.5 : 1.',
    );
    await user.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(screen.getByRole('status').textContent).toContain('Reads well on the page');
    expect(contrastRatio(input().value, '#fff')).toBeGreaterThanOrEqual(4.5);
  });

  it('U34 can be taken away where there may be none', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Example start="#86b302" clearable seen={seen} />);
    await user.click(screen.getByRole('button', { name: 'Clear the colour' }));
    expect(seen).toHaveBeenLastCalledWith('');
    expect(screen.queryByRole('button', { name: 'Clear the colour' })).toBeNull();
  });
});
