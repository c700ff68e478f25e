import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'ui/Loading',
  component: Skeleton,
  subcomponents: { SkeletonGroup, Spinner },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Products: Story = {
  render: () => (
    <SkeletonGroup label="Loading products">
      <Grid>
        {[1, 2, 3, 4].map((key) => (
          <div key={key}>
            <Skeleton shape="block" ratio={0.8} />
            <Skeleton width="80%" />
            <Skeleton width="35%" />
          </div>
        ))}
      </Grid>
    </SkeletonGroup>
  ),
};

export const Turning: Story = { render: () => <Spinner label="Loading orders" size="2rem" /> };
