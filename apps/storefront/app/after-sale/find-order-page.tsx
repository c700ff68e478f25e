import type { ReactElement } from 'react';
import { purposeWords, type AfterSalePurpose } from './after-sale-path.ts';
import { AfterSaleRoot } from './after-sale-root.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { OwnOrders } from './own-orders.tsx';
import { ordersTexts } from '../texts/orders/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What somebody sees who comes without the link to their order. */
export function FindOrderPage({ purpose }: { readonly purpose: AfterSalePurpose }): ReactElement {
  const t = useTexts(ordersTexts);
  const { title, text } = purposeWords[purpose];
  return (
    <AfterSaleRoot data-narrow="">
      <div className="head">
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
      </div>
      {purpose === 'returns' && <OwnOrders />}
      <FindOrderForm purpose={purpose} />
      {purpose === 'returns' && (
        <section aria-labelledby="how-returns">
          <h2 id="how-returns">{t('howReturns')}</h2>
          <ol className="steps">
            <li>{t('returnsFind')}</li>
            <li>{t('returnsChoose')}</li>
            <li>{t('returnsSend')}</li>
          </ol>
        </section>
      )}
    </AfterSaleRoot>
  );
}
