import { Dialog } from '@omnis/ui';
import { useEffect, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '@omnis/theme/react';
import type { BankQuestion } from './use-bank-question.ts';
import { isChallengeAnswer } from './challenge-message.ts';

const Frame = styled.iframe.withConfig({ componentId: 'shop-challenge-dialog-frame' })`
  display: block;
  width: 100%;
  height: min(30rem, 60vh);
  border: 0;
  border-radius: ${token('radius.md')};
  background: ${token('surface.sunken')};
`;

/** The bank's question in a frame; loaded when a bank asks. */
export default function ChallengeDialog({ question }: { readonly question: BankQuestion }): ReactElement {
  const { url, paymentIntent, end } = question;
  useEffect(() => {
    const { origin } = new URL(url, location.href);
    const onMessage = (event: MessageEvent): void => {
      if (event.origin === origin && isChallengeAnswer(event.data, paymentIntent)) end(true);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url, paymentIntent, end]);
  return (
    <Dialog
      open
      persistent
      onOpenChange={(open) => {
        if (!open) end(false);
      }}
      title="Your bank wants to be sure it is you"
      description="Nothing is charged before you approve."
    >
      <Frame src={url} title="Confirm the payment with your bank" />
    </Dialog>
  );
}
