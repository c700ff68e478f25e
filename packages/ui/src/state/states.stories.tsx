import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/link-button.tsx';
import { Grid } from '../layout/layout.tsx';
import type { IllustrationName } from './illustration.tsx';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';
import { Illustration } from './illustration.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'ui/States',
  component: EmptyState,
  subcomponents: { ErrorState, LoadingState, Illustration },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Basket: Story = {
  args: {
    illustration: 'basket',
    title: 'Your basket is empty',
    text: 'Things that you add stay here until you check out.',
    actions: <LinkButton href="/collection/all-products/">Start shopping</LinkButton>,
  },
};

const all: readonly { readonly name: IllustrationName; readonly title: string }[] = [
  { name: 'parcel', title: 'No orders yet' },
  { name: 'search', title: 'Nothing found for “otrer”' },
  { name: 'heart', title: 'No favourites yet' },
  { name: 'picture', title: 'No pictures yet' },
  { name: 'message', title: 'No messages' },
  { name: 'basket', title: 'Your basket is empty' },
];

export const Illustrations: Story = {
  render: () => (
    <Grid columns={{ xs: 2, md: 3 }}>
      {all.map(({ name, title }) => (
        <EmptyState key={name} illustration={name} title={title} titleLevel={3} />
      ))}
    </Grid>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      text="Your work is safe. Please try again in a moment."
      onRetry={() => undefined}
      reference="8f3a-21c9"
    />
  ),
};

export const Loading: StoryObj = {
  render: () => <LoadingState label="Loading your orders" text="The first time takes a little longer." />,
};
