import { useCallback, useState } from 'react';

/** A question of the bank that is shown now. */
export interface BankQuestion {
  readonly url: string;
  readonly paymentIntent: string;
  /** Ends it: answered at the bank, or left by the shopper. */
  readonly end: (answered: boolean) => void;
}

/** The bank's questions (3-D Secure), one at a time. */
export interface BankQuestions {
  readonly question: BankQuestion | null;
  /** Shows a question; resolves to whether it was answered, rightly or not. */
  readonly ask: (paymentIntent: string, url: string) => Promise<boolean>;
}

/** Lets a flow wait for what the shopper answers to their bank. */
export function useBankQuestion(): BankQuestions {
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const ask = useCallback(
    (paymentIntent: string, url: string) =>
      new Promise<boolean>((resolve) => {
        setQuestion({
          url,
          paymentIntent,
          end: (answered) => {
            setQuestion(null);
            resolve(answered);
          },
        });
      }),
    [],
  );
  return { question, ask };
}
