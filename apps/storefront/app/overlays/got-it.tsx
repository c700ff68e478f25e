import { useTexts } from '@omnis/texts/react';
import { Button, Dialog } from '@omnis/ui';
import { marketingTexts, type OverlayProps } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

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
