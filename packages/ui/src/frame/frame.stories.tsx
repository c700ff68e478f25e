import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { EntryPage } from './entry-page.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { SignInForm } from './sign-in-form.tsx';

const meta: Meta<typeof Frame> = {
  title: 'ui/Frame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Frame>;

const account: Omit<AccountMenuProps, 'look'> = {
  account: { firstName: 'Nell', lastName: 'Marlow', email: 'nell@marlow.example' },
  appearance: 'auto',
  onAppearance: () => undefined,
  onSignOut: () => undefined,
};

export const WithBar: Story = {
  args: {
    bar: (
      <>
        <Brand name="Omnis" app="Atlas" />
        <AccountMenu {...account} look="bar" />
      </>
    ),
    children: <Card title="Orders">The queue.</Card>,
  },
};

export const WithSidebar: Story = {
  args: {
    bar: <Brand name="Omnis" />,
    side: (
      <>
        <Brand name="Omnis" />
        <AccountMenu {...account} look="side" />
      </>
    ),
    children: <Card title="Sales a day">£412.50</Card>,
  },
};

export const Nowhere: Story = {
  args: { bar: <Brand name="Omnis" />, children: <NotFound wayOn={{ href: '/', text: 'To the orders' }} /> },
};

export const SignIn: Story = {
  render: () => (
    <EntryPage brand={<Brand name="Omnis" />} title="Sign in" text="To your store’s dashboard.">
      <SignInForm onSignIn={async () => ({ message: 'Email or password is wrong' })} />
    </EntryPage>
  ),
};
