import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AccountPage } from './account-page.tsx';
import { customerSession } from './customer.fixture.ts';
import { EntryPanel } from './entry-panel.tsx';
import { LoginPage } from './login-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { VerifyPage } from './verify-page.tsx';

const meta: Meta<typeof AccountPage> = {
  title: 'shop-account/Account',
  component: AccountPage,
  // Words that come later take the page away once more.
  play: async ({ canvas }) =>
    waitFor(async () => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(), { timeout: 5000 }),
};
export default meta;
type Story = StoryObj<typeof AccountPage>;

export const Account: Story = {
  render: () => (
    <StoryShop
      path="/account/"
      answers={{
        '/accounts/get/': customerSession,
        '/customer/orders/': { items: [], total: 0, page: 1, perPage: 10 },
        '/customer/addresses/': { items: [], countries: ['GB'], eoriCountries: [] },
      }}
    >
      <AccountPage />
    </StoryShop>
  ),
};

export const SignIn: Story = {
  render: () => (
    <StoryShop path="/login/">
      <LoginPage />
    </StoryShop>
  ),
};

export const SignUp: Story = {
  render: () => (
    <StoryShop path="/login/?new=1">
      <LoginPage />
    </StoryShop>
  ),
};

export const Security: Story = {
  render: () => (
    <StoryShop path="/account/security/" answers={{ '/accounts/get/': customerSession }}>
      <SecurityPage />
    </StoryShop>
  ),
};

export const DeadLink: Story = {
  render: () => (
    <StoryShop>
      <VerifyPage token="" />
    </StoryShop>
  ),
};

export const Panel: Story = {
  render: () => (
    <StoryShop>
      <EntryPanel title="Check your email" text="We sent you a link." />
    </StoryShop>
  ),
};
