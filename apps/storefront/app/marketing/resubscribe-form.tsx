import { errorText, fieldErrors, useStoreSubscribeMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, TextField, useForm } from '@omnis/ui';
import { marketingTexts } from '@omnis/shop-kit';
import { keepSubscribed } from '@omnis/shopping';
import { useState, type ReactElement } from 'react';

/** Asks for another mail with a link, in place of one whose time is over. */
export function ResubscribeForm(): ReactElement {
  const t = useTexts(marketingTexts);
  const [subscribe] = useStoreSubscribeMutation();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '' },
    schema: { email: ['required', 'email'] },
    onSubmit: async ({ email }) => {
      const { data, error } = await subscribe({ body: { mailingList: 'newsletter', email, firstName: '' } });
      if (data) {
        keepSubscribed();
        setAnswer(data.message);
        return undefined;
      }
      const message = fieldErrors(error)['email'];
      return message === undefined
        ? { message: errorText(error) }
        : { errors: [{ field: 'email', message }] };
    },
  });
  if (answer !== null) return <p role="status">{answer}</p>;
  return (
    <form {...form.props}>
      <TextField label={t('email')} type="email" required autoComplete="email" {...form.field('email')} />
      {form.message !== null && <p role="alert">{form.message}</p>}
      <Button type="submit" loading={form.submitting} loadingLabel={t('subscribing')}>
        {t('sendNewLink')}
      </Button>
    </form>
  );
}
