import { useStoreConfirmSubscriptionMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token as themeToken } from '@omnis/theme/react';
import { Button, LinkButton, Spinner } from '@omnis/ui';
import { marketingTexts, type MarketingTexts, useCore, useVisitorKnown } from '@omnis/shop-kit';
import { keepSubscribed } from '@omnis/shopping';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ResubscribeForm } from './resubscribe-form.tsx';
import { subscriptionState, type SubscriptionState } from './subscription-state.ts';

const Root = styled.div.withConfig({ componentId: 'shop-subscription-page' })`
  display: grid;
  gap: ${themeToken('space.5')};
  justify-items: center;
  max-width: 40rem;
  min-height: 60vh;
  margin-inline: auto;
  padding: clamp(3rem, 14vh, 9rem) ${themeToken('layout.gutter')};
  align-content: start;
  text-align: center;

  h1 {
    font-size: ${themeToken('type.4xl')};
  }
  p {
    max-width: 44ch;
    color: ${themeToken('text.muted')};
    font-size: ${themeToken('type.lg')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${themeToken('space.3')};
    margin-top: ${themeToken('space.2')};
  }
  form {
    display: grid;
    gap: ${themeToken('space.4')};
    width: min(24rem, 100%);
    margin-top: ${themeToken('space.2')};
    text-align: start;
  }
`;

interface Words {
  readonly title: string;
  readonly text: string;
}

function wordsFor(
  t: MarketingTexts,
  state: SubscriptionState,
  { shop, offer }: { shop: string; offer: boolean },
): Words {
  switch (state) {
    case 'waiting':
      return { title: t('moment'), text: t('confirming') };
    case 'confirmed':
      return {
        title: t('onList'),
        text: offer ? t('codeComing') : t('newsComing', { shop }),
      };
    case 'already':
      return {
        title: t('already'),
        text: t('alreadyText'),
      };
    case 'expired':
      return {
        title: t('expired'),
        text: t('expiredText'),
      };
    case 'failed':
      return {
        title: t('failed'),
        text: t('failedText'),
      };
  }
}

/** Confirms a subscription by the token of the mail's link, once, and says how that went. */
export function SubscriptionPage({ token }: { readonly token: string }): ReactElement {
  const t = useTexts(marketingTexts);
  const { store } = useCore().state;
  const known = useVisitorKnown();
  const [confirm, call] = useStoreConfirmSubscriptionMutation();
  const state = subscriptionState(token, call);
  const ready = known && state === 'waiting';
  const sent = useRef('');
  useEffect(() => {
    if (!ready || sent.current === token) return;
    sent.current = token;
    void confirm({ body: { token } });
  }, [ready, token, confirm]);
  const isOnList = state === 'confirmed' || state === 'already';
  useEffect(() => {
    if (isOnList) keepSubscribed();
  }, [isOnList]);
  const { title, text } = wordsFor(t, state, {
    shop: store.name,
    offer: call.data?.offer === true,
  });
  return (
    <Root aria-live="polite" aria-busy={state === 'waiting'}>
      {state === 'waiting' && <Spinner label={text} />}
      <h1>{title}</h1>
      <p>{text}</p>
      {(state === 'waiting' || state === 'expired') && (
        <noscript>
          <p>{t('needsScripts')}</p>
        </noscript>
      )}
      {isOnList && (
        <div className="actions">
          <LinkButton href="/collection/new-in/">{t('seeNew')}</LinkButton>
          <LinkButton href="/" variant="secondary">
            {t('homePage')}
          </LinkButton>
        </div>
      )}
      {state === 'failed' && (
        <Button loading={call.isLoading} onClick={() => void confirm({ body: { token } })}>
          {t('tryAgain')}
        </Button>
      )}
      {state === 'expired' && <ResubscribeForm />}
    </Root>
  );
}
