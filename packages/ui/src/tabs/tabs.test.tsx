import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { activeTab, Tabs, type TabItem } from './tabs.tsx';

describe('U11 tabs (storefront.md §4: exactly one active item)', () => {
  const items = [{ value: 'a', disabled: true }, { value: 'b' }, { value: 'c' }];

  it('U11 the one asked for is active, else the first that can be', () => {
    expect(activeTab(items, 'c')).toBe('c');
    expect(activeTab(items, 'a')).toBe('b');
    expect(activeTab(items, 'nowhere')).toBe('b');
    expect(activeTab([{ value: 'a', disabled: true }], 'x')).toBe('a');
    expect(activeTab([], 'x')).toBeNull();
  });

  function Example({ start }: { start: string }) {
    const [tab, setTab] = useState(start);
    return (
      <Tabs
        label="Orders"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'open', label: 'Open', panel: 'Twelve' },
          { value: 'done', label: 'Done', panel: 'Many' },
        ]}
      />
    );
  }

  it('U11 there is one active tab and its panel, at the start and after a press', async () => {
    await act(async () => {
      render(<Example start="unknown" />);
    });
    const active = () =>
      screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(active().map((tab) => tab.textContent)).toEqual(['Open']);
    expect(screen.getByRole('tabpanel').textContent).toBe('Twelve');
    await act(async () => {
      fireEvent.click(screen.getByRole('tab', { name: 'Done' }));
    });
    expect(active().map((tab) => tab.textContent)).toEqual(['Done']);
    expect(screen.getByRole('tabpanel').textContent).toBe('Many');
  });

  it('U11 there is one active tab when the active one is taken away, is disabled, or another comes', async () => {
    const all = [
      { value: 'open', label: 'Open', panel: 'Twelve' },
      { value: 'done', label: 'Done', panel: 'Many' },
      { value: 'refunded', label: 'Refunded', panel: 'None' },
    ];
    const show = (shown: readonly TabItem[]) => (
      <Tabs label="Orders" value="done" onValueChange={() => undefined} items={shown} />
    );
    const active = () =>
      screen
        .getAllByRole('tab')
        .filter((tab) => tab.getAttribute('aria-selected') === 'true')
        .map((tab) => tab.textContent);
    const { rerender } = render(show(all));
    await act(async () => undefined);
    expect(active()).toEqual(['Done']);
    for (const [shown, wanted] of [
      [all.filter(({ value }) => value !== 'done'), 'Open'],
      [all.slice(2), 'Refunded'],
      [all.map((item) => ({ ...item, disabled: item.value === 'done' })), 'Open'],
      [all, 'Done'],
    ] as const) {
      await act(async () => rerender(show(shown)));
      expect(active()).toEqual([wanted]);
      expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    }
  });

  it('U11 arrow keys walk the tabs and Enter takes one', async () => {
    const user = userEvent.setup();
    await act(async () => {
      render(<Example start="open" />);
    });
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Open' }));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'Done' }).getAttribute('aria-selected')).toBe('true');
  });
});
