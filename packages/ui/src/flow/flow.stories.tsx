import { orderFlows, stepOf } from '@omnis/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { FlowDiagram, Stepper } from './flow-diagram.tsx';
import { orderFlowSteps } from './flow-steps.ts';

const meta: Meta<typeof FlowDiagram> = {
  title: 'ui/FlowDiagram',
  component: FlowDiagram,
  subcomponents: { Stepper },
};
export default meta;
type Story = StoryObj<typeof FlowDiagram>;

const share = (code: keyof typeof orderFlows, position: number | null): number =>
  ((position ?? 0) / (orderFlows[code].steps.length - 1)) * 100;

export const Order: Story = {
  render: () => (
    <Card title="Order #10481">
      <FlowDiagram
        label="Progress of order 10481"
        steps={orderFlowSteps(orderFlows.normal, 'label_printed', [
          'new',
          'paid',
          'processing',
          'label_printed',
        ])}
        percentage={share('normal', stepOf(orderFlows.normal, 'label_printed'))}
      />
    </Card>
  ),
};

export const Bespoke: Story = {
  render: () => (
    <Card title="Order #B-220">
      <FlowDiagram
        label="Progress of order B-220"
        steps={orderFlowSteps(orderFlows.bespoke, 'bespoke_approved', [
          'quote',
          'bespoke_authorised_terms',
          'bespoke_mockup',
          'bespoke_approved',
        ])}
      />
    </Card>
  ),
};

export const Checkout: Story = {
  render: () => (
    <Stack gap={8}>
      <Stepper label="Checkout" steps={['Basket', 'Delivery', 'Payment', 'Review']} current={2} />
    </Stack>
  ),
};
