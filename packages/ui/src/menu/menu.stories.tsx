import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, ExternalLink, MoreHorizontal, Trash2 } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Popover } from '../popover/popover.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Menu } from './menu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'ui/Menu, popover, tooltip',
  component: Menu,
  subcomponents: { Popover, Tooltip },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  },
  render: () => (
    <Menu
      trigger={
        <IconButton label="More actions" variant="secondary">
          <MoreHorizontal aria-hidden="true" />
        </IconButton>
      }
      align="start"
      items={[
        { key: 'copy', label: 'Duplicate', icon: <Copy aria-hidden="true" />, onSelect: () => undefined },
        {
          kind: 'link',
          key: 'view',
          label: 'View in store',
          icon: <ExternalLink aria-hidden="true" />,
          href: '/',
          target: '_blank',
        },
        { kind: 'separator', key: 'line' },
        {
          key: 'delete',
          label: 'Delete product',
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          onSelect: () => undefined,
        },
      ]}
    />
  ),
};

export const Explanation: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">Why this price?</Button>} title="How prices are made">
      The base price covers the garment and one print. Your profit is what you add.
    </Popover>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Hint: Story = {
  render: () => (
    <Inline>
      <Tooltip text="The link to this page" side="bottom">
        <IconButton label="Copy the link" variant="secondary">
          <Copy aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
