import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from './notice.tsx';

const meta: Meta<typeof Notice> = { title: 'ui/Notice', component: Notice };
export default meta;
type Story = StoryObj<typeof Notice>;

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice tone="info">Pictures are fetched after the import.</Notice>
      <Notice tone="success">12 products imported.</Notice>
      <Notice tone="warning" title="The order has changed" actions={<Button size="sm">Reload</Button>}>
        Somebody else has moved it to packing.
      </Notice>
      <Notice tone="success" title="It is on" actions={<LinkButton href="/dashboard/">Continue</LinkButton>}>
        From now on a code is asked for.
      </Notice>
      <Notice tone="error">Email or password is wrong.</Notice>
    </Stack>
  ),
};
