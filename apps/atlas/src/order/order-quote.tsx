import { submitFault, useAtlasOfferQuoteMutation, useAtlasQuoteQuery } from '@omnis/api-client';
import { isUnderDiscussion, printColours, printPositions, quoteProducts } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  Button,
  Card,
  DateField,
  FormStack,
  moneyText,
  Notice,
  NumberField,
  TextArea,
  useForm,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { ApprovedMockup, MockupForm } from './quote-mockup.tsx';
import { orderTexts } from '../texts/order/index.ts';
import type { StaffQuote } from './staff-quote.ts';

export type { StaffQuote } from './staff-quote.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-order-quote' })`
  display: grid;
  gap: ${token('space.5')};

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.1')} ${token('space.4')};
    margin: 0;
    font-size: ${token('type.sm')};
  }
  dt {
    color: ${token('card.muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  h3 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.md')};
  }
  .mockup {
    display: block;
    max-width: 30rem;
  }
  .prices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
    gap: ${token('space.4')};
  }
`;

function Wish({ order, quote }: { readonly order: number; readonly quote: StaffQuote }): ReactElement {
  const t = useTexts(orderTexts);
  const { wish, details, contact, artwork } = quote;
  return (
    <dl>
      <dt>{t('what')}</dt>
      <dd>
        {quoteProducts[wish.product]}
        {wish.colour !== '' && `, ${wish.colour}`}
      </dd>
      <dt>{t('printed')}</dt>
      <dd>
        {wish.prints
          .map(({ position, colours }) => `${printPositions[position]}: ${printColours[colours]}`)
          .join('\n')}
      </dd>
      {wish.deadline !== '' && (
        <>
          <dt>{t('neededBy')}</dt>
          <dd>{wish.deadline}</dd>
        </>
      )}
      {details !== '' && (
        <>
          <dt>{t('wrote')}</dt>
          <dd>{details}</dd>
        </>
      )}
      {contact.vatNumber !== '' && (
        <>
          <dt>{t('vatNumber')}</dt>
          <dd>{contact.vatNumber}</dd>
        </>
      )}
      {quote.poNumber !== '' && (
        <>
          <dt>{t('purchaseOrder')}</dt>
          <dd>{quote.poNumber}</dd>
        </>
      )}
      {artwork && (
        <>
          <dt>{t('artwork')}</dt>
          <dd>
            {textParts(t, 'artworkSize', {
              artwork: (
                <a
                  href={`/omnis/v3/atlas/orders/${order}/artworks/${artwork.id}/original`}
                  download={artwork.name}
                >
                  {artwork.name}
                </a>
              ),
              width: artwork.width,
              height: artwork.height,
            })}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Prices of the lines, delivery and tax; sending them mails the customer. */
function OfferForm({ quote, order }: { readonly quote: StaffQuote; readonly order: number }): ReactElement {
  const t = useTexts(orderTexts);
  const [offer] = useAtlasOfferQuoteMutation();
  const form = useForm({
    initialValues: {
      prices: Object.fromEntries(quote.items.map(({ id, price }) => [id, price > 0 ? price : null])),
      shipping: quote.shipping,
      vatRate: quote.vatRate,
      message: quote.offer?.message ?? '',
      // A day that is over is not offered again.
      validUntil: (quote.offer?.expired ? null : quote.offer?.validUntil) ?? '',
    },
    onSubmit: async ({ prices, ...values }) => {
      const lines = quote.items.map(({ id }) => ({ id, price: prices[id] ?? 0 }));
      if (lines.some(({ price }) => price === 0)) return { message: t('priceEveryLine') };
      const { error } = await offer({ params: { id: order }, body: { lines, ...values } });
      return error === undefined ? undefined : submitFault(error);
    },
  });
  const { values, setValues } = form;
  return (
    <FormStack form={form}>
      <div className="prices">
        {quote.items.map(({ id, size, quantity }) => (
          <NumberField
            key={id}
            label={`${quantity} × ${size}`}
            help={t('eachWithoutTax')}
            decimals={2}
            min={0}
            value={values.prices[id] ?? null}
            onValueChange={(price) => setValues({ prices: { ...values.prices, [id]: price } })}
          />
        ))}
        <NumberField
          label={t('delivery')}
          help={t('withoutTax')}
          decimals={2}
          min={0}
          value={values.shipping}
          onValueChange={(shipping) => setValues({ shipping: shipping ?? 0 })}
        />
        <NumberField
          label={t('vat')}
          suffix="%"
          min={0}
          max={100}
          value={values.vatRate}
          onValueChange={(vatRate) => setValues({ vatRate: vatRate ?? 0 })}
        />
        <DateField label={t('validUntil')} optional {...form.field('validUntil')} />
      </div>
      <TextArea label={t('messageCustomer')} optional maxLength={2000} {...form.field('message')} />
      <div>
        <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
          {quote.offer ? t('sendNewPrice') : t('sendPrice')}
        </Button>
      </div>
    </FormStack>
  );
}

/** The quote of a bespoke order: what was asked for, its prices and its mock-up. */
export function OrderQuote({ order }: { readonly order: number }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { data: quote, error } = useAtlasQuoteQuery({ params: { id: order } });
  if (error !== undefined || !quote) return null;
  const { status, asked, offer, totals, currency, mockup } = quote;
  const isApproved = status === 'bespoke_approved' || !isUnderDiscussion(status);
  return (
    <Card title={t('quote')}>
      <Root>
        {asked !== '' && (
          <Notice tone="warning" title={t('customerAsksChanges')}>
            {asked}
          </Notice>
        )}
        <Wish order={order} quote={quote} />
        {offer && status === 'quote' && asked === '' && (
          <Notice tone="info">{t('customerHasPrice', { amount: moneyText(totals.total, currency) })}</Notice>
        )}
        {/* Keyed, so that the form begins anew with what was sent. */}
        {status === 'quote' && <OfferForm key={offer?.at ?? ''} quote={quote} order={order} />}
        {status === 'bespoke_mockup' && <MockupForm quote={quote} order={order} />}
        {isApproved && mockup !== null && <ApprovedMockup src={mockup} />}
      </Root>
    </Card>
  );
}
