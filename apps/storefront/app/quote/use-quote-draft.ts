import type { Form } from '@omnis/ui';
import { useEffect, useRef } from 'react';
import { readQuoteDraft, storeQuoteDraft } from './quote-draft.ts';
import { firstValues, type QuoteValues } from './quote-values.ts';

/** Where the form is shown. */
export interface QuoteDraftPlace {
  readonly country: string;
  /** The server has filled it in already. */
  readonly isFilled: boolean;
}

/** Keeps what is typed in its tab until it is sent, so that a page that is loaded anew, or gone back to, has it still. */
export function useQuoteDraft(
  { values, dirty, setValues }: Pick<Form<QuoteValues>, 'values' | 'dirty' | 'setValues'>,
  { country, isFilled }: QuoteDraftPlace,
): void {
  const isRead = useRef(isFilled);
  useEffect(() => {
    // Once, as the page comes to life: the server knows nothing of it.
    if (isRead.current) return;
    isRead.current = true;
    const typed = readQuoteDraft();
    // What was uploaded is chosen anew: its picture is no longer here.
    if (typed) setValues({ ...firstValues(country, { values: typed }), artwork: '' });
  }, [country, setValues]);
  useEffect(() => {
    if (dirty) storeQuoteDraft({ ...values });
  }, [dirty, values]);
}
