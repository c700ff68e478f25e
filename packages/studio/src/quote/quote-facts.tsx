import { nameIn } from '@omnis/models';
import { labelled } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { Picture } from '@omnis/ui';
import { addressText, dayText } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import type { Quote } from './quote-words.ts';
import { colourWords, positionWords } from './wish-words.ts';

/** Facts of a quote: the request, the contact, and the confirmation. */
export function QuoteFacts({
  quote,
  locale,
}: {
  readonly quote: Quote;
  readonly locale: string;
}): ReactElement {
  const t = useTexts(quotesTexts);
  const { wish, details, contact, artwork, poNumber, deliveryAddress } = quote;
  return (
    <div className="facts">
      <div>
        <h3>{t('printed')}</h3>
        {wish.prints.map(({ position, colours }) => (
          <p key={position}>{labelled(t(positionWords[position]), t(colourWords[colours]), locale)}</p>
        ))}
      </div>
      {artwork && (
        <div>
          <h3>{t('artwork')}</h3>
          <a href={artwork.url}>
            <Picture
              src={artwork.url}
              alt={artwork.name}
              width={160}
              height={160}
              sizes="160px"
              fit="contain"
            />
          </a>
        </div>
      )}
      <div>
        <h3>{t('forWhom')}</h3>
        <p>{nameIn(contact.country, contact)}</p>
        {contact.company !== '' && <p>{contact.company}</p>}
        {contact.vatNumber !== '' && <p>{t('vatIs', { number: contact.vatNumber })}</p>}
        <p>{contact.email}</p>
      </div>
      {poNumber !== '' && (
        <div>
          <h3>{t('poNumber')}</h3>
          <p>{poNumber}</p>
        </div>
      )}
      {deliveryAddress && (
        <div>
          <h3>{t('deliveryAddress')}</h3>
          <address>{addressText(deliveryAddress, locale)}</address>
        </div>
      )}
      {wish.deadline !== '' && (
        <div>
          <h3>{t('neededBy')}</h3>
          <p>{dayText(wish.deadline, locale)}</p>
        </div>
      )}
      {details !== '' && (
        <div>
          <h3>{t('youWrote')}</h3>
          <p>{details}</p>
        </div>
      )}
    </div>
  );
}
