import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import { AnswerProblem } from './answer-problem.tsx';
import { ChangeForm } from './change-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { Mockup } from './mockup.tsx';
import type { Quote } from './quote-words.ts';
import { useAnswer } from './use-answer.ts';

/** Decisions that take one click, by the status that they lead to. */
const decisions = [
  { to: 'bespoke_mockup', from: 'quote', action: 'accept', text: 'accept', primary: true },
  {
    to: 'bespoke_requested_terms',
    from: 'quote',
    action: 'terms',
    text: 'acceptTerms',
    primary: false,
  },
  {
    to: 'bespoke_approved',
    from: 'bespoke_mockup',
    action: 'approve',
    text: 'approve',
    primary: true,
  },
] as const;

/** The version that is accepted or approved: the shop may have replaced it meanwhile. */
function seenIn({ totals, mockup }: Quote) {
  return { expectedTotal: totals.total, ...(mockup === null ? {} : { expectedMockup: mockup }) };
}

/** Answers that take one click, beside the way to ask for changes. */
function Decisions({
  quote,
  onChange,
  hadChanges,
}: {
  readonly quote: Quote;
  readonly onChange: () => void;
  /** True after coming back from asking for changes. */
  readonly hadChanges: boolean;
}): ReactElement {
  const t = useTexts(quotesTexts);
  const { answer, sending } = useAnswer(quote);
  const [pressed, setPressed] = useState<(typeof decisions)[number]['action'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { moves, status, totals, currency, offer } = quote;
  const expired = offer?.expired ?? false;
  const ask = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form has gone with its "Back": the keyboard goes on at what opened it.
    if (hadChanges) ask.current?.focus();
  }, [hadChanges]);
  const amount = formatPrice(totals.total, currency, t.locale);
  return (
    <>
      <AnswerProblem message={problem} />
      <div className="answers">
        {decisions
          .filter(({ from, to }) => from === status && moves.includes(to))
          .map(({ action, text, primary }) => (
            <Button
              key={action}
              variant={primary ? 'primary' : 'secondary'}
              loading={sending && pressed === action}
              loadingLabel={t('sending')}
              disabled={sending && pressed !== action}
              onClick={() => {
                setPressed(action);
                setProblem(null);
                void answer({ action, from: status, ...seenIn(quote) }).then((fault) =>
                  setProblem(fault?.message ?? null),
                );
              }}
            >
              {text === 'accept' ? t(text, { amount }) : t(text)}
            </Button>
          ))}
        <Button ref={ask} variant={expired ? 'primary' : 'secondary'} disabled={sending} onClick={onChange}>
          {t(expired ? 'askAnew' : 'askChanges')}
        </Button>
      </div>
    </>
  );
}

/** Answers that the shopper can give now; the flow decides which there are. */
export function QuoteAnswer({ quote }: { readonly quote: Quote }): ReactElement | null {
  const t = useTexts(quotesTexts);
  const [changing, setChanging] = useState(false);
  const [hadChanges, setHadChanges] = useState(false);
  const { moves, status, mockup, asked, offer } = quote;
  // The requested changes are with the shop.
  if (
    (moves.length === 0 && !offer?.expired) ||
    asked !== '' ||
    (status === 'bespoke_mockup' && mockup === null)
  )
    return null;
  return (
    <section className="panel answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('yourAnswer')}</h2>
      {mockup !== null && <Mockup src={mockup} />}
      {changing ? (
        <ChangeForm
          quote={quote}
          onBack={() => {
            setHadChanges(true);
            setChanging(false);
          }}
        />
      ) : (
        <>
          {moves.includes('po_confirmed') && <ConfirmForm quote={quote} />}
          <Decisions quote={quote} hadChanges={hadChanges} onChange={() => setChanging(true)} />
        </>
      )}
    </section>
  );
}
