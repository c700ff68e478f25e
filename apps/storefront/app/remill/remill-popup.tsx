import { fieldErrors, useStoreSubmitRemillMutation } from '@omnis/api-client';
import { texts } from '@omnis/contract/texts';
import { token } from '@omnis/theme/react';
import { Button, Dialog, TextField, useForm, type SubmitFault } from '@omnis/ui';
import { formRules } from '@omnis/validation';
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
      return { message: data?.message || texts.remillFailed };
    },
  });
}

function RemillForm({ onSent }: { readonly onSent: () => void }): ReactElement {
  const form = useRemillForm(onSent);
  return (
    <form {...form.props}>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        placeholder="Email Address"
        {...form.field('email')}
      />
      {form.message !== null && (
        <p className="fault" role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" loading={form.submitting} loadingLabel="Sending">
        Send me the instructions
      </Button>
    </form>
  );
}

/** What is promised: it is free, postage is paid in the UK, and a coupon is awarded (storefront.md §9). */
const promise =
  'Send back clothes of 100% cotton, of any brand, and we make new ones of them. It is free, we pay the postage in the UK, and you get a coupon.';

/** Properties of {@link RemillPopup}. */
export interface RemillPopupProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The remill return form in a popup: worn-out cotton goes back to be made into new (storefront.md §1, §4 Remill popup). */
export default function RemillPopup({ open, onOpenChange }: RemillPopupProps): ReactElement {
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Send worn cotton back"
      description={isSent ? undefined : promise}
      footer={isSent ? <Button onClick={() => onOpenChange(false)}>Done</Button> : undefined}
    >
      <Root>
        {isSent ? (
          <p ref={answer} role="status" tabIndex={-1}>
            {texts.remillSent}
          </p>
        ) : (
          <RemillForm onSent={() => setSent(true)} />
        )}
      </Root>
    </Dialog>
  );
}
