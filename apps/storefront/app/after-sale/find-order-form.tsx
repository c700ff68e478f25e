import { submitFault, useOrdersSendLinkMutation } from '@omnis/api-client';
import { Button, Notice, TextField, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { AfterSalePurpose } from './after-sale-path.ts';

/** Asks which order: the link to it comes by mail, so that nobody reaches one by guessing. */
export function FindOrderForm({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement {
  const [send] = useOrdersSendLinkMutation();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    initialValues: { number: '', email: '' },
    schema: { number: ['required'], email: ['required', 'email'] },
    onSubmit: async ({ number, email }) => {
      const { data, error } = await send({ body: { number, email, purpose } });
      if (!data) return submitFault(error);
      setAnswer(data.message);
      return undefined;
    },
  });
  return (
    <>
      {answer !== null && (
        <Notice tone="success" title="Look into your inbox" alert>
          {answer}
        </Notice>
      )}
      <form {...form.props}>
        <TextField
          label="Order number"
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          help="It is in the mail that confirmed your order."
          {...form.field('number')}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          help="The address that you ordered with."
          {...form.field('email')}
        />
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" loading={form.submitting} loadingLabel="Sending">
            Send me the link
          </Button>
        </div>
        <noscript>
          <p>
            Your browser has to run scripts for this step. The link is in the mail that confirmed your order,
            too.
          </p>
        </noscript>
      </form>
    </>
  );
}
