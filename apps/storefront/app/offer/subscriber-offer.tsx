import { errorText, fieldErrors, isApiFailure, useStoreSubscribeMutation } from '@omnis/api-client';
import { subscriberOfferList, subscriberOfferWords } from '@omnis/models';
import { notificationDismissed, notificationOpened, notificationRemoved, useAppDispatch } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, TextField, useForm, type SubmitFault } from '@omnis/ui';
import { formRules } from '@omnis/validation';
import { divisionOf, marketingTexts, shellTexts, useCore } from '@omnis/shop-kit';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { notificationCardCss } from '../notifications/notification-card-css.ts';
import { useCardFocus } from '../notifications/use-card-focus.ts';
import { offerTag } from './offer-notification.ts';
import { keepAnswer } from './offer-rule.ts';

const Root = styled.section.withConfig({ componentId: 'shop-subscriber-offer' })`
  ${notificationCardCss}

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
`;

/** The form, whose faults have the words of storefront.md §8. */
function useOfferForm(onSent: () => void) {
  const messages = useTexts(shellTexts);
  const [subscribe] = useStoreSubscribeMutation();
  const division = divisionOf(useCore());
  return useForm({
    initialValues: { firstName: '', email: '' },
    schema: formRules.subscriberOffer,
    onSubmit: async ({ email, firstName }): Promise<SubmitFault | undefined> => {
      const body = {
        division,
        mailingList: subscriberOfferList,
        email: email.trim(),
        firstName: firstName.trim(),
      };
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
 * beside the page and holds nobody up: the focus stays where it is unless it was asked for, Escape and the cross send it
 * into the header, and away once it was taken.
 */
export default function SubscriberOffer(): ReactElement {
  const dispatch = useAppDispatch();
  const t = useTexts(marketingTexts);
  const words = subscriberOfferWords(useCore().state.subdomain.plugins['email-subscriber-offer']);
  const messages = useTexts(shellTexts);
  const titleId = useId();
  const [isSent, setSent] = useState(false);
  const answer = useRef<HTMLParagraphElement>(null);
  const focus = useCardFocus(offerTag);
  const close = (): void => {
    dispatch(notificationOpened({ id: offerTag, openedAt: new Date().toISOString() }));
    if (isSent) {
      dispatch(notificationRemoved(offerTag));
      return;
    }
    keepAnswer('dismissed');
    dispatch(notificationDismissed(offerTag));
  };
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (isSent) answer.current?.focus();
  }, [isSent]);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  return (
    <Root {...focus} aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
