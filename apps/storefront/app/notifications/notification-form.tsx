import { errorText, fieldErrors, useStoreSubscribeMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, TextField, useForm, type SubmitFault } from '@omnis/ui';
import { marketingTexts, shellTexts } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';

/** Properties of {@link NotificationForm}. */
export interface NotificationFormProps {
  /** Names of its fields; others than these two are left out. */
  readonly fields: readonly string[];
}

/** The form of a notification (storefront.md §3): its visitor subscribes to the store’s news, and confirms by email. */
export function NotificationForm({ fields }: NotificationFormProps): ReactElement {
  const t = useTexts(marketingTexts);
  const say = useTexts(shellTexts);
  const [subscribe] = useStoreSubscribeMutation();
  const [isSent, setSent] = useState(false);
  const hasName = fields.includes('firstName');
  const form = useForm({
    initialValues: { firstName: '', email: '' },
    schema: { email: ['required', 'email'], ...(hasName && { firstName: 'required' }) },
    onSubmit: async ({ email, firstName }): Promise<SubmitFault | undefined> => {
      const { error } = await subscribe({
        body: { mailingList: 'newsletter', email: email.trim(), firstName: firstName.trim() },
      });
      if (error === undefined) {
        setSent(true);
        return undefined;
      }
      const errors = Object.entries(fieldErrors(error)).map(([field, message]) => ({ field, message }));
      return errors.length > 0 ? { errors } : { message: errorText(error) };
    },
  });
  if (isSent) return <p role="status">{say('subscribed')}</p>;
  return (
    <form {...form.props}>
      {hasName && (
        <TextField label={t('firstName')} required autoComplete="given-name" {...form.field('firstName')} />
      )}
      <TextField label={t('email')} type="email" required autoComplete="email" {...form.field('email')} />
      {form.message !== null && <p role="alert">{form.message}</p>}
      <Button type="submit" loading={form.submitting} loadingLabel={t('subscribing')}>
        {t('subscribe')}
      </Button>
    </form>
  );
}
