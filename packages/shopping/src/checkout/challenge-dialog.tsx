import { useTexts } from '@omnis/texts/react';
import { Dialog } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { token } from '@omnis/theme/react';
import type { BankQuestion } from './use-bank-question.ts';
import { isChallengeAnswer } from './challenge-message.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

const Frame = styled.iframe.withConfig({ componentId: 'shop-challenge-dialog-frame' })`
  display: block;
  width: 100%;
  height: min(30rem, 60vh);
  border: 0;
  border-radius: ${token('radius.md')};
  background: ${token('surface.sunken')};
`;

const Start = styled.div.withConfig({ componentId: 'shop-challenge-dialog-start' })`
  &:focus {
    outline: none;
  }
`;

/** The bank's question in a frame; loaded when a bank asks. */
export default function ChallengeDialog({ question }: { readonly question: BankQuestion }): ReactElement {
  const t = useTexts(checkoutTexts);
  const { url, paymentIntent, end } = question;
  // Before the frame rather than in it: a frame of another origin keeps Escape to itself.
  const start = useRef<HTMLDivElement>(null);
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
      initialFocus={start}
      onOpenChange={(open) => {
        if (!open) end(false);
      }}
      title={t('bankAsks')}
      description={t('bankAsksText')}
    >
      <Start ref={start} tabIndex={-1}>
        <Frame src={url} title={t('confirmWithBank')} />
      </Start>
    </Dialog>
  );
}
