import { errorText, uploadForm, useAtlasSendMockupMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { FileDrop, Picture } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { StaffQuote } from './staff-quote.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Largest picture that the server takes, in bytes. */
const largestMockup = 20 * 1024 * 1024;

/** The picture that the customer approves; sending it mails them. */
export function MockupForm({
  quote,
  order,
}: {
  readonly quote: StaffQuote;
  readonly order: number;
}): ReactElement {
  const t = useTexts(orderTexts);
  const [send, { isLoading, error }] = useAtlasSendMockupMutation();
  const [progress, setProgress] = useState<number | null>(null);
  return (
    <>
      {quote.mockup !== null && (
        <Picture src={quote.mockup} alt={t('mockUpSeen')} width={480} height={480} fit="contain" />
      )}
      <FileDrop
        label={quote.mockup === null ? t('mockUpForCustomer') : t('newMockUp')}
        accept=".png,.jpg,.jpeg,.webp"
        maxSize={largestMockup}
        error={error === undefined ? null : errorText(error)}
        disabled={isLoading}
        items={isLoading ? [{ id: 'mockup', name: t('mockUp'), size: 0, progress }] : []}
        onFiles={([file]) => {
          if (file) void send({ params: { id: order }, body: uploadForm(file, setProgress) });
        }}
      />
    </>
  );
}

/** The picture that was approved, for those who make it; it opens in its full size. */
export function ApprovedMockup({ src }: { readonly src: string }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <section aria-labelledby="approved-mockup">
      <h3 id="approved-mockup">{t('whatCustomerApproved')}</h3>
      <a className="mockup" href={src}>
        <Picture src={src} alt={t('approvedMockUp')} width={480} height={480} fit="contain" />
      </a>
    </section>
  );
}
