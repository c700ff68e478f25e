import { useTexts } from '@omnis/texts/react';
import { useId, type ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';
import { InvoiceSums, type Invoice } from './invoice-sums.tsx';

type Credit = NonNullable<Invoice['credits']>[number];

function CreditNote({
  credit,
  invoice,
}: {
  readonly credit: Credit;
  readonly invoice: Invoice;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const id = useId();
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className="credit" aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('creditNote', { number: credit.number })}</h2>
        <p>{t('dateIs', { issued: day.format(new Date(credit.issuedAt)) })}</p>
        <p className="muted">{credit.reason}</p>
      </div>
      <InvoiceSums sums={credit} of={invoice} totalLabel={t('givenBack')} negative />
    </section>
  );
}

/** Refunds since the invoice was issued, and the total after them. */
export function InvoiceCredits({ invoice }: { readonly invoice: Invoice }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { credits = [], afterCredits } = invoice;
  if (!afterCredits) return null;
  return (
    <>
      {credits.map((credit) => (
        <CreditNote key={credit.number} credit={credit} invoice={invoice} />
      ))}
      <section className="credit" aria-label={t('afterCredits')}>
        <InvoiceSums sums={afterCredits} of={invoice} totalLabel={t('afterCredits')} />
      </section>
    </>
  );
}
