import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Grid, Inline, Stack } from './layout.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const meta: Meta<typeof Grid> = {
  title: 'ui/Layout',
  component: Grid,
  subcomponents: { Inline, Stack, VisuallyHidden },
};
export default meta;

export const Together: StoryObj<typeof Grid> = {
  render: () => (
    <Stack gap={6}>
      <Inline gap={2}>
        <Badge tone="neutral">Organic</Badge>
        <Badge tone="neutral">Unisex</Badge>
        <Badge tone="neutral">Printed to order</Badge>
      </Inline>
      <Grid>
        {['Soft cotton', 'Made in Britain', 'Plastic-free post', 'Send it back to be new'].map((text) => (
          <Card key={text}>{text}</Card>
        ))}
      </Grid>
    </Stack>
  ),
};
