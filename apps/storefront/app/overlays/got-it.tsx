import { Button, Dialog } from '@omnis/ui';
import type { ReactElement } from 'react';
import { marketingTexts } from '../texts/marketing/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { OverlayProps } from './overlay-props.ts';

/** Says something, and is done when it was read. */
export default function GotIt({ open, onOpenChange, content }: OverlayProps): ReactElement {
  const t = useTexts(marketingTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={content.title ?? t('goodToKnow')}
      description={content.text}
      footer={<Button onClick={() => onOpenChange(false)}>{t('gotIt')}</Button>}
    />
  );
}
