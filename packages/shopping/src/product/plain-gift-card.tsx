import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { giftCardTexts } from '../texts/gift-cards/index.ts';

/** For whom a gift card is, as a form without scripts asks it. */
export default function PlainGiftCard(): ReactElement {
  const t = useTexts(giftCardTexts);
  return (
    <>
      <label>
        {t('recipientEmail')}
        <input type="email" name="giftCard.email" maxLength={254} autoComplete="off" />
        <small>{t('recipientHelp')}</small>
      </label>
      <label>
        {t('recipientName')}
        <input name="giftCard.name" maxLength={80} autoComplete="off" />
      </label>
      <label>
        {t('message')}
        <input name="giftCard.message" maxLength={500} autoComplete="off" />
      </label>
    </>
  );
}
