import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, LinkButton } from '@omnis/ui';
import { marketingTexts, type OverlayProps, useSafeLink } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

/** Asks before something is done, or before a link is followed. */
export default function Confirm({ open, onOpenChange, content }: OverlayProps): ReactElement {
  const t = useTexts(marketingTexts);
  const safe = useSafeLink();
  const { title, text, confirm, href, onAnswer } = content;
  const answer = (isConfirmed: boolean): void => {
    onOpenChange(false);
    onAnswer?.(isConfirmed);
  };
  const label = confirm ?? t('goOn');
  return (
    <Dialog
      open={open}
      onOpenChange={() => answer(false)}
      size="sm"
      title={title ?? t('areYouSure')}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => answer(false)}>
            {t('cancel')}
          </Button>
          {href === undefined ? (
            <Button onClick={() => answer(true)}>{label}</Button>
          ) : (
            <LinkButton href={safe(href)} onClick={() => answer(true)}>
              {label}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
