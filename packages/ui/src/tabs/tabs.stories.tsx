import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const meta: Meta<typeof Tabs> = { title: 'ui/Tabs', component: Tabs };
export default meta;

function Orders() {
  const [tab, setTab] = useState<'open' | 'complete' | 'refunded'>('open');
  return (
    <Tabs
      label="Orders"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'open', label: 'To print', count: 12, panel: <p>Twelve orders wait for the printer.</p> },
        {
          value: 'complete',
          label: 'Complete',
          count: 348,
          panel: <p>Everything that was sent this month.</p>,
        },
        { value: 'refunded', label: 'Refunded', panel: <p>Nothing was refunded this month.</p> },
      ]}
    />
  );
}
export const OrderViews: StoryObj<typeof Tabs> = { render: () => <Orders /> };
