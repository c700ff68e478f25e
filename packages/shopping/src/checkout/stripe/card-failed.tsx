import { useTexts } from '@omnis/texts/react';
import { Button } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { checkoutTexts } from '../../texts/checkout/index.ts';

/** In the place of the card’s fields, when they could not be loaded. */
export function CardFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <div className="fields">
      <p className="fault" role="alert">
        <CircleAlert aria-hidden="true" />
        {t('cardFailed')}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {t('quoteAgain')}
      </Button>
    </div>
  );
}
