import { fieldErrors, useStoreSubmitRemillMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Dialog, TextField, useForm, type SubmitFault } from '@omnis/ui';
import { formRules } from '@omnis/validation';
import { marketingTexts, type OverlayProps, shellTexts, useOwnEmail } from '@omnis/shop-kit';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'shop-remill-popup' })`
  display: grid;
  gap: ${token('space.4')};

  form {
    display: grid;
    gap: ${token('space.4')};
  }
  p {
    margin: 0;
  }
  p:focus {
    outline: none;
  }
  .fault {
    color: ${token('error.text')};
  }
`;

/** Asks for the mail; a failure has the words of storefront.md §8, a refusal those of the server. */
function useRemillForm(onSent: () => void) {
  const messages = useTexts(shellTexts);
  const [submit] = useStoreSubmitRemillMutation();
  return useForm({
    initialValues: { email: '' },
    schema: formRules.remill,
    onSubmit: async ({ email }): Promise<SubmitFault | undefined> => {
      const { data, error } = await submit({ body: { email: email.trim() } });
      if (data?.type === 'success') {
        onSent();
        return undefined;
      }
      const message = fieldErrors(error)['email'];
      if (message !== undefined) return { errors: [{ field: 'email', message }] };
      return { message: data?.message || messages('remillFailed') };
    },
  });
}

function RemillForm({ onSent }: { readonly onSent: () => void }): ReactElement {
  const t = useTexts(marketingTexts);
  const form = useRemillForm(onSent);
  useOwnEmail(form);
  return (
    <form {...form.props}>
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="email"
        placeholder={t('emailAddress')}
        {...form.field('email')}
      />
      {form.message !== null && (
        <p className="fault" role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
        {t('sendInstructions')}
      </Button>
    </form>
  );
}

/** The remill return form in a popup: worn-out cotton goes back to be made into new (storefront.md §1, §4 Remill popup). */
export default function RemillPopup({
  open,
  onOpenChange,
}: Pick<OverlayProps, 'open' | 'onOpenChange'>): ReactElement {
  const t = useTexts(marketingTexts);
  const messages = useTexts(shellTexts);
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('remillTitle')}
      description={isSent ? undefined : t('remillPromise')}
      footer={isSent ? <Button onClick={() => onOpenChange(false)}>{t('done')}</Button> : undefined}
    >
      <Root>
        {isSent ? (
          <p ref={answer} role="status" tabIndex={-1}>
            {messages('remillSent')}
          </p>
        ) : (
          <RemillForm onSent={() => setSent(true)} />
        )}
      </Root>
    </Dialog>
  );
}
