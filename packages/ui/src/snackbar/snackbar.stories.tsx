import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { SnackbarProvider, useSnackbar } from './snackbar-provider.tsx';

const meta: Meta<typeof SnackbarProvider> = { title: 'ui/Snackbar', component: SnackbarProvider };
export default meta;

function Triggers() {
  const show = useSnackbar();
  return (
    <Inline>
      <Button
        onClick={() =>
          show({
            text: 'Otter at Dawn T-shirt is in your basket',
            tone: 'success',
            action: { label: 'View basket', onSelect: () => undefined },
          })
        }
      >
        Add to basket
      </Button>
      <Button variant="secondary" onClick={() => show('Link copied')}>
        Copy link
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          show({
            text: 'Oops... Something went wrong, please try again later',
            tone: 'error',
            code: 'failed',
          })
        }
      >
        Fail
      </Button>
    </Inline>
  );
}
export const Queue: StoryObj<typeof SnackbarProvider> = {
  render: () => (
    <SnackbarProvider>
      <Triggers />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
  },
};
