import { useStoreConfirmSubscriptionMutation } from '@omnis/api-client';
import { token as themeToken } from '@omnis/theme/react';
import { Button, LinkButton, Spinner } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useCore } from '../data/core.ts';
import { useVisitorKnown } from '../data/visitor.ts';
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

function wordsFor(state: SubscriptionState, { shop, offer }: { shop: string; offer: boolean }): Words {
  switch (state) {
    case 'waiting':
      return { title: 'One moment', text: 'We are confirming your subscription.' };
    case 'confirmed':
      return {
        title: 'You are on the list',
        text: offer
          ? 'Your code is on its way to your inbox.'
          : `News of ${shop} comes to your inbox from now on.`,
      };
    case 'already':
      return {
        title: 'You are on the list already',
        text: 'Your address was confirmed before. There is nothing more to do.',
      };
    case 'expired':
      return {
        title: 'This link is not valid any more',
        text: 'Links of our mails work for seven days. Subscribe again, and we send you a new one.',
      };
    case 'failed':
      return {
        title: 'We could not confirm it yet',
        text: 'Something is in the way between you and us. Your link still works.',
      };
  }
}

/** Confirms a subscription by the token of the mail's link, once, and says how that went. */
export function SubscriptionPage({ token }: { readonly token: string }): ReactElement {
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
  const { title, text } = wordsFor(state, {
    shop: store.companyName || store.name,
    offer: call.data?.offer === true,
  });
  return (
    <Root aria-live="polite" aria-busy={state === 'waiting'}>
      {state === 'waiting' && <Spinner label={text} />}
      <h1>{title}</h1>
      <p>{text}</p>
      {state === 'waiting' && (
        <noscript>
          <p>Your browser has to run scripts for this step.</p>
        </noscript>
      )}
      {(state === 'confirmed' || state === 'already') && (
        <div className="actions">
          <LinkButton href="/collection/new-in/">See what is new</LinkButton>
          <LinkButton href="/" variant="secondary">
            Home page
          </LinkButton>
        </div>
      )}
      {state === 'failed' && (
        <Button loading={call.isLoading} onClick={() => void confirm({ body: { token } })}>
          Try again
        </Button>
      )}
      {state === 'expired' && <ResubscribeForm />}
    </Root>
  );
}
