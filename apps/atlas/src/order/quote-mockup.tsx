import { errorText, uploadForm, useAtlasSendMockupMutation } from '@omnis/api-client';
import { FileDrop, Picture } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { StaffQuote } from './order-quote.tsx';

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
  const [send, { isLoading, error }] = useAtlasSendMockupMutation();
  const [progress, setProgress] = useState<number | null>(null);
  return (
    <>
      {quote.mockup !== null && (
        <Picture
          src={quote.mockup}
          alt="Mock-up that the customer sees"
          width={480}
          height={480}
          fit="contain"
        />
      )}
      <FileDrop
        label={quote.mockup === null ? 'Mock-up for the customer' : 'A new mock-up'}
        accept=".png,.jpg,.jpeg,.webp"
        maxSize={largestMockup}
        error={error === undefined ? null : errorText(error)}
        disabled={isLoading}
        items={isLoading ? [{ id: 'mockup', name: 'Mock-up', size: 0, progress }] : []}
        onFiles={([file]) => {
          if (file) void send({ params: { id: order }, body: uploadForm(file, setProgress) });
        }}
      />
    </>
  );
}

/** The picture that was approved, for those who make it; it opens in its full size. */
export function ApprovedMockup({ src }: { readonly src: string }): ReactElement {
  return (
    <section aria-labelledby="approved-mockup">
      <h3 id="approved-mockup">What the customer approved</h3>
      <a className="mockup" href={src}>
        <Picture src={src} alt="Approved mock-up" width={480} height={480} fit="contain" />
      </a>
    </section>
  );
}
