import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecurityCards } from './security-cards.tsx';
import type { CallOutcome, SecurityCalls, SecurityFacts } from './security-calls.ts';
import { SnackbarProvider } from '../snackbar/snackbar-provider.tsx';
import { EntryList } from './entry-list.tsx';

const done = async (): Promise<CallOutcome<never>> => ({});

const calls: SecurityCalls = {
  confirm: done,
  beginTwoFactor: async () => ({ data: { secret: 'JBSWY3DPEHPK3PXP', qr: ['101', '010', '101'] } }),
  confirmTwoFactor: async () => ({ data: { recoveryCodes: ['aaaaaaaa-bbbbbbbb', 'cccccccc-dddddddd'] } }),
  newRecoveryCodes: async () => ({ data: { recoveryCodes: ['aaaaaaaa-bbbbbbbb', 'cccccccc-dddddddd'] } }),
  disableTwoFactor: done,
  beginSms: done,
  confirmSms: async () => ({ data: { recoveryCodes: [] } }),
  disableSms: done,
  textCode: async () => ({ data: { message: 'We have texted a code' } }),
  changePassword: done,
  revokeSession: done,
  revokeOtherSessions: async () => ({ data: { message: 'Signed out everywhere else' } }),
  forgetDevice: done,
};

const security: SecurityFacts = {
  twoFactor: { enabled: false, recoveryCodesLeft: 0, sms: null, smsAvailable: true },
  sessions: [
    {
      id: '1',
      current: true,
      browser: 'Firefox',
      system: 'Windows',
      ip: '192.0.2.7',
      lastSeenAt: '2026-11-21T10:00:00Z',
    },
    {
      id: '2',
      current: false,
      browser: 'Safari',
      system: 'iPhone',
      ip: '192.0.2.9',
      lastSeenAt: '2026-11-20T10:00:00Z',
    },
  ],
  trustedDevices: [],
};

const meta: Meta<typeof SecurityCards> = {
  title: 'ui/Security cards',
  component: SecurityCards,
  subcomponents: { EntryList },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args: {
    security,
    email: 'nell@marlow.example',
    calls,
    faultOf: (error) => ({ message: String(error) }),
    wantsPassword: () => false,
  },
};
export default meta;
type Story = StoryObj<typeof SecurityCards>;

export const WithoutSecondFactor: Story = {};

export const WithSecondFactor: Story = {
  args: {
    security: {
      ...security,
      twoFactor: { enabled: true, recoveryCodesLeft: 2, sms: { mobile: '••• 123' }, smsAvailable: true },
      trustedDevices: [
        {
          id: '3',
          browser: 'Chrome',
          system: 'Android',
          lastUsedAt: '2026-11-19T10:00:00Z',
          expiresAt: '2026-12-19T10:00:00Z',
        },
      ],
    },
  },
};
