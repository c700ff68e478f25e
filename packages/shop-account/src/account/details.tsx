import { submitFault, useAccountsUpdateProfileMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Notice, TextField, useForm } from '@omnis/ui';
import { pairCss, snackbars } from '@omnis/shop-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { forgetDetailsDraft, readDetailsDraft, storeDetailsDraft } from './details-draft.ts';
import { ResendVerification } from './resend-verification.tsx';
import { accountTexts } from '../texts/account/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-account-details' })`
  display: grid;
  gap: ${token('space.6')};
  max-width: 30rem;

  form {
    display: grid;
    gap: ${token('space.4')};
  }
  ${pairCss}
  .start {
    justify-self: start;
  }
`;

type User = NonNullable<CallAnswer<'accounts.get'>['user']>;

/** Names typed before the session ended. */
function typedNames(account: string): { readonly firstName?: string; readonly lastName?: string } {
  const { firstName, lastName } = readDetailsDraft(account);
  return { ...(firstName !== undefined && { firstName }), ...(lastName !== undefined && { lastName }) };
}

function Names({ user }: { readonly user: User }): ReactElement {
  const t = useTexts(accountTexts);
  const [update] = useAccountsUpdateProfileMutation();
  const { id, firstName, lastName } = user;
  const [initialValues] = useState(() => ({ firstName, lastName, ...typedNames(id) }));
  const form = useForm({
    initialValues,
    onSubmit: async (values) => {
      const { error } = await update({ body: values });
      if (error !== undefined) return submitFault(error);
      forgetDetailsDraft();
      snackbars.show({ code: 'profile', text: t('detailsSaved'), tone: 'success' });
      return undefined;
    },
  });
  const { values } = form;
  const isTyped = values.firstName !== firstName || values.lastName !== lastName;
  useEffect(() => {
    if (isTyped) storeDetailsDraft(id, values);
    else forgetDetailsDraft();
  }, [id, isTyped, values]);
  return (
    <form {...form.props}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <div className="pair">
        <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <Button className="start" type="submit" loading={form.submitting} loadingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}

/** Details of the account that a customer may change: the name; and a reminder to verify the address. */
export function AccountDetails({ user }: { readonly user: User }): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <Root>
      {!user.verified && (
        <Notice tone="info" title={t('notVerified')} actions={<ResendVerification />}>
          {t('openLink', { email: user.email })}
        </Notice>
      )}
      <Names key={user.id} user={user} />
    </Root>
  );
}
