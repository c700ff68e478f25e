import type { ReactElement } from 'react';
import { marketingTexts } from '../texts/marketing/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import GotIt from './got-it.tsx';
import type { OverlayProps } from './overlay-props.ts';

/** Says that there are no push messages, to who tries to subscribe to them (storefront.md §4 Notifications). */
export default function PushNotSupported(props: OverlayProps): ReactElement {
  const t = useTexts(marketingTexts);
  return <GotIt {...props} content={{ title: t('noPush'), text: t('noPushText') }} />;
}
