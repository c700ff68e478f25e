import { submitFault, useOrdersSendLinkMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, Notice, TextField, useForm } from '@omnis/ui';
import { useOwnEmail } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import type { AfterSalePurpose } from './after-sale-path.ts';
import { Said, type Answer } from './said.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

/** Asks which order: the link to it comes by mail, so that nobody reaches one by guessing. */
export function FindOrderForm({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement {
  const t = useTexts(ordersTexts);
  const [send] = useOrdersSendLinkMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const form = useForm({
    initialValues: { number: '', email: '' },
    schema: { number: ['required'], email: ['required', 'email'] },
    onSubmit: async ({ number, email }) => {
      // It was about what was sent before.
      setAnswer(null);
      const { data, error } = await send({ body: { number, email, purpose } });
      if (!data) return submitFault(error);
      setAnswer({ tone: 'success', title: t('lookInbox'), text: data.message });
      return undefined;
    },
  });
  useOwnEmail(form);
  return (
    <>
      {answer !== null && <Said answer={answer} />}
      <form {...form.props} method="post" action="/find-order/plain/">
        <input type="hidden" name="purpose" value={purpose} />
        <TextField
          label={t('orderNumberLabel')}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          help={t('orderNumberHelp')}
          {...form.field('number')}
        />
        <TextField
          label={t('email')}
          type="email"
          required
          autoComplete="email"
          help={t('emailHelp')}
          {...form.field('email')}
        />
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
            {t('sendLink')}
          </Button>
        </div>
      </form>
    </>
  );
}
