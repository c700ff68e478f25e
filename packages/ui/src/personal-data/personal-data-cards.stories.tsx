import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PersonalDataFacts } from './personal-data-calls.ts';
import { PersonalDataCards } from './personal-data-cards.tsx';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';

const message = async () => ({ data: { message: 'Done' } });

const data: PersonalDataFacts = {
  copy: null,
  deletion: null,
  mode: 'after-grace',
  graceDays: 14,
  obstacle: '',
};
const copy = {
  id: '1',
  requestedAt: '2026-11-21T10:00:00Z',
  readyAt: '2026-11-21T10:01:00Z',
  expiresAt: '2026-11-28T10:01:00Z',
  bytes: 48_200,
};

const meta: Meta<typeof PersonalDataCards> = {
  title: 'ui/Personal data cards',
  component: PersonalDataCards,
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args: {
    data,
    calls: {
      confirm: message,
      requestCopy: message,
      cancelDeletion: message,
      requestDeletion: async () => ({ data: { message: 'Done', dueAt: null } }),
    },
    hasFactor: false,
    copyHref: (id) => `/copies/${id}/`,
    what: 'your profile, addresses, favourites and sessions',
    stays: 'Invoices of your orders stay for as long as tax law asks.',
    onDeleted: () => undefined,
    faultOf: (error) => ({ message: String(error) }),
    wantsPassword: () => false,
  },
};
export default meta;
type Story = StoryObj<typeof PersonalDataCards>;

export const Nothing: Story = {};

export const BeingMade: Story = { args: { data: { ...data, copy: { ...copy, readyAt: null } } } };

export const ReadyAndDeleting: Story = {
  args: { data: { ...data, copy, deletion: { dueAt: '2026-12-05T10:00:00Z' } } },
};

export const Refused: Story = {
  args: {
    data: {
      ...data,
      mode: 'refused',
      obstacle: 'You are the only owner of Marlow, and orders there are on their way.',
    },
  },
};
