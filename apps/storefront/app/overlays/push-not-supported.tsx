import { useTexts } from '@omnis/texts/react';
import { marketingTexts, type OverlayProps } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import GotIt from './got-it.tsx';

/** Says that there are no push messages, to who tries to subscribe to them (storefront.md §4 Notifications). */
export default function PushNotSupported(props: OverlayProps): ReactElement {
  const t = useTexts(marketingTexts);
  return <GotIt {...props} content={{ title: t('noPush'), text: t('noPushText') }} />;
}
