import { StoryShop } from '@omnis/shop-kit/testing/story-shop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AccountPage } from './account-page.tsx';
import { customerSession } from './customer.fixture.ts';
import { EntryPanel } from './entry-panel.tsx';
import { LoginPage } from './login-page.tsx';
import { AccountPicture } from './picture.tsx';
import { SecurityPage } from './security-page.tsx';
import { SecurityWords } from './security-words.tsx';
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

/** A drawing in place of an uploaded image: stories load nothing from a server. */
const avatarDrawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="3" r="2"/></svg>',
)}`;

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

export const Picture: Story = {
  render: () => (
    <StoryShop path="/account/">
      <SecurityWords>
        <AccountPicture user={{ ...customerSession.user, avatar: avatarDrawing }} />
      </SecurityWords>
    </StoryShop>
  ),
  play: async ({ canvas }) =>
    waitFor(async () => expect(canvas.getByRole('heading', { level: 3 })).toBeVisible(), { timeout: 5000 }),
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
