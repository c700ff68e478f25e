import { errorText, fieldErrors, isApiFailure, useStoreSubscribeMutation } from '@omnis/api-client';
import { subscriberOfferList, subscriberOfferWords } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Button, IconButton, TextField, useForm, type SubmitFault } from '@omnis/ui';
import { formRules } from '@omnis/validation';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useCore } from '../data/core.ts';
import { keepAnswer } from './offer-rule.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { marketingTexts } from '../texts/marketing/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-subscriber-offer' })`
  position: fixed;
  z-index: calc(${token('layer.sticky')} + 1);
  inset: auto ${token('space.3')}
    max(calc(var(--page-foot, 0px) + ${token('space.3')}), env(safe-area-inset-bottom));
  display: grid;
  gap: ${token('space.4')};
  max-height: calc(100vh - var(--page-foot, 0px) - 2 * ${token('space.3')});
  max-height: calc(100svh - var(--page-foot, 0px) - 2 * ${token('space.3')});
  padding: ${token('space.5')};
  overflow: auto;
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.color')};
  box-shadow: ${token('shadow.lg')};

  h2 {
    padding-inline-end: ${token('space.10')};
    font-size: ${token('type.xl')};
    line-height: 1.25;
  }
  p {
    margin: 0;
    line-height: 1.5;
  }
  p:focus {
    outline: none;
  }
  .copy {
    color: ${token('text.muted')};
  }
  form {
    display: grid;
    gap: ${token('space.3')};
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  .close {
    position: absolute;
    top: ${token('space.2')};
    inset-inline-end: ${token('space.2')};
  }
  ${media.up('md')} {
    inset: calc(${token('layout.header.desktop')} + 3.5rem) ${token('space.5')} auto auto;
    width: 24rem;
    padding: ${token('space.6')};
  }
  @media print {
    display: none;
  }
`;

/** What is said where the store has no words of its own. */
/** The form, whose faults have the words of storefront.md §8. */
function useOfferForm(onSent: () => void) {
  const messages = useTexts(shellTexts);
  const [subscribe] = useStoreSubscribeMutation();
  return useForm({
    initialValues: { firstName: '', email: '' },
    schema: formRules.subscriberOffer,
    onSubmit: async ({ email, firstName }): Promise<SubmitFault | undefined> => {
      const body = { mailingList: subscriberOfferList, email: email.trim(), firstName: firstName.trim() };
      const { error } = await subscribe({ body });
      if (error === undefined) {
        onSent();
        return undefined;
      }
      if (!isApiFailure(error) || error.status !== 422) {
        reportError(new Error(errorText(error)));
        return { message: messages('subscribeFailed') };
      }
      const errors = Object.entries(fieldErrors(error)).map(([field, message]) => ({ field, message }));
      return errors.length > 0 ? { errors } : { message: errorText(error) };
    },
  });
}

function OfferForm({ onSent }: { readonly onSent: () => void }): ReactElement {
  const t = useTexts(marketingTexts);
  const form = useOfferForm(onSent);
  return (
    <form {...form.props}>
      <TextField label={t('firstName')} required autoComplete="given-name" {...form.field('firstName')} />
      <TextField label={t('email')} type="email" required autoComplete="email" {...form.field('email')} />
      {form.message !== null && (
        <p className="fault" role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" loading={form.submitting} loadingLabel={t('subscribing')}>
        {t('subscribe')}
      </Button>
    </form>
  );
}

/**
 * Offers a visitor the store's news, with a coupon where the store gives one (storefront.md §4 Notifications). It stands
 * beside the page and holds nobody up: the focus stays where it is, Escape and the cross send it away.
 */
export default function SubscriberOffer({ onClose }: { readonly onClose: () => void }): ReactElement {
  const t = useTexts(marketingTexts);
  const words = subscriberOfferWords(useCore().state.subdomain.plugins['email-subscriber-offer']);
  const messages = useTexts(shellTexts);
  const titleId = useId();
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const close = (): void => {
    if (!isSent) keepAnswer('dismissed');
    onClose();
  };
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (isSent) answer.current?.focus();
  }, [isSent]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  return (
    <Root aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <h2 id={titleId}>{words.title || t('offerTitle')}</h2>
      {isSent ? (
        <p ref={answer} role="status" tabIndex={-1}>
          {messages('subscribed')}
        </p>
      ) : (
        <>
          <p className="copy">{words.copy || t('offerCopy')}</p>
          <OfferForm
            onSent={() => {
              keepAnswer('subscribed');
              setSent(true);
            }}
          />
        </>
      )}
      <IconButton className="close" label={t('close')} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </Root>
  );
}
