import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactElement } from 'react';
import { Card } from '../card/card.tsx';
import { AccountMenu, type AccountMenuProps } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { EntryPage } from './entry-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { Frame } from './frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { NotFound } from './not-found.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { PageHead } from './page-head.tsx';
import { Starting } from './starting.tsx';

const meta: Meta<typeof Frame> = {
  title: 'ui/Frame',
  component: Frame,
  subcomponents: {
    PageHead,
    Brand,
    AccountMenu,
    EntryPage,
    SignInForm,
    ForgotPasswordForm,
    NewPasswordForm,
    NotFound,
    Starting,
  },
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

const places = ['Orders', 'Products', 'Pages', 'Customers', 'Settings'];
const inSide: CSSProperties = {
  display: 'grid',
  gap: '0.25rem',
  alignContent: 'start',
  padding: '1rem 0.75rem',
};

/** Where an app's navigation stands. */
function Places({ inBar = false }: { inBar?: boolean }): ReactElement {
  return (
    <nav aria-label="Sections" style={inBar ? { display: 'flex', gap: '1rem' } : { ...inSide, flex: 1 }}>
      {places.slice(0, inBar ? 1 : undefined).map((name) => (
        <a
          key={name}
          href={`#${name}`}
          style={{ padding: '0.5rem 0.75rem', color: 'inherit', textDecoration: 'none' }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

export const WithBar: Story = {
  args: {
    bar: (
      <>
        <Brand name="Omnis" app="Atlas" />
        <Places inBar />
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
        <div style={{ padding: '1.25rem 1.5rem 0' }}>
          <Brand name="Omnis" />
        </div>
        <Places />
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

export const SecondFactor: Story = {
  render: () => (
    <EntryPage brand={<Brand name="Omnis" />} title="Sign in" text="Send any address and password.">
      <SignInForm
        onSignIn={async () => ({
          errors: [{ field: 'twoFactorAuthCode', message: 'Invalid authentication code' }],
        })}
        onRecover={async () => ({ errors: [{ field: 'recoveryCode', message: 'Invalid recovery code' }] })}
      />
    </EntryPage>
  ),
};

export const ForgottenPassword: Story = {
  render: () => (
    <EntryPage
      brand={<Brand name="Omnis" />}
      title="Forgot your password?"
      text="Enter the email address of your account and we’ll send you a link to set a new password."
    >
      <ForgotPasswordForm onRequest={async () => undefined} />
    </EntryPage>
  ),
};

export const ChangingThePassword: Story = {
  render: () => (
    <EntryPage
      brand={<Brand name="Omnis" />}
      title="Change your password"
      text="All other devices are signed out."
    >
      <NewPasswordForm asksForCurrent onSet={async () => undefined} />
    </EntryPage>
  ),
};
