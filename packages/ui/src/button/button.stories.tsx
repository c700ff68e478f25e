import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart, Printer, ShoppingBag, Trash2 } from 'lucide-react';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button } from './button.tsx';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

const meta: Meta<typeof Button> = {
  title: 'ui/Button',
  component: Button,
  subcomponents: { IconButton, IconLink, LinkButton },
  args: { children: 'Add to basket' },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = {};

export const Variants: Story = {
  render: () => (
    <Inline>
      <Button>Add to basket</Button>
      <Button variant="secondary">Continue shopping</Button>
      <Button variant="ghost">Clear all</Button>
      <Button variant="danger" startIcon={<Trash2 aria-hidden="true" />}>
        Delete page
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="sm">Apply</Button>
      <Button>Save changes</Button>
      <Button size="lg" endIcon={<ArrowRight aria-hidden="true" />}>
        Go to checkout
      </Button>
    </Inline>
  ),
};

export const States: Story = {
  render: () => (
    <Inline>
      <Button loading loadingLabel="Saving">
        Save changes
      </Button>
      <Button variant="secondary" loading loadingLabel="Printing" startIcon={<Printer aria-hidden="true" />}>
        Print label
      </Button>
      <Button disabled>Sold out</Button>
      <Button variant="secondary" disabled>
        Previous
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = {
  render: () => (
    <Stack gap={3} style={{ maxWidth: '22rem' }}>
      <Button fullWidth size="lg">
        Pay £42.50
      </Button>
      <Button fullWidth variant="secondary">
        Back to delivery
      </Button>
    </Stack>
  ),
};

export const Links: Story = {
  render: () => (
    <Inline>
      <LinkButton href="/collection/new-in/">Shop new in</LinkButton>
      <LinkButton href="/returns/" variant="secondary">
        Return an item
      </LinkButton>
    </Inline>
  ),
};

export const Icons: Story = {
  render: () => (
    <Inline gap={2}>
      <IconButton label="Add to favourites">
        <Heart aria-hidden="true" />
      </IconButton>
      <IconLink label="Basket, 3 items" href="/basket/" count={3}>
        <ShoppingBag aria-hidden="true" />
      </IconLink>
      <IconButton label="Print" variant="secondary">
        <Printer aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete" variant="danger" size="sm">
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Inline>
  ),
};
