import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CallOutcome } from '../security/security-calls.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

const nothing = async (): Promise<CallOutcome<never>> => ({});

const meta: Meta<typeof PasskeysCard> = {
  title: 'ui/Passkeys card',
  component: PasskeysCard,
  subcomponents: { PasskeySignIn },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args: {
    hasFactor: false,
    calls: { confirm: nothing, begin: nothing, add: nothing, remove: nothing },
    faultOf: (error) => ({ message: String(error) }),
    wantsPassword: () => false,
    passkeys: [
      {
        id: '1',
        name: 'Safari on iPhone',
        synced: true,
        createdAt: '2026-03-02T10:00:00Z',
        lastUsedAt: '2026-11-20T10:00:00Z',
      },
      {
        id: '2',
        name: 'Key on my ring',
        synced: false,
        createdAt: '2026-11-19T10:00:00Z',
        lastUsedAt: null,
      },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof PasskeysCard>;

export const Two: Story = {};

export const NoneYet: Story = { args: { passkeys: [] } };
