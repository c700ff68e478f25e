import { labelled } from '@omnis/texts';
import { useTexts } from '@omnis/texts/react';
import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { lineProblem } from '../basket/basket-line.tsx';
import { useBasketLine, type BasketLine } from '../basket/use-basket-line.ts';
import { basketTexts } from '../texts/basket/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { productPath } from '../product/selection.ts';
import type { OrderedBasket } from './checkout-path.ts';

/** One thing that is bought at once is chosen again on its own page, if it has one still. */
function HeldNow({ line }: { readonly line: BasketLine }): ReactElement {
  const t = useTexts(checkoutTexts);
  const words = useTexts(basketTexts);
  const { available, withdrawn, name, productUrl, options } = line;
  return (
    <li>
      {available
        ? labelled(name, lineProblem(words, line) ?? '', t.locale)
        : t(withdrawn ? 'withdrawnLine' : 'soldOutLine', { name })}{' '}
      {productUrl !== '' && <a href={productPath(productUrl, options.Colour)}>{t('edit')}</a>}
    </li>
  );
}

function HeldLine({ line }: { readonly line: BasketLine }): ReactElement {
  const t = useTexts(checkoutTexts);
  const words = useTexts(basketTexts);
  const { busy, remove } = useBasketLine(line);
  const { available, withdrawn, name } = line;
  const gone = t(withdrawn ? 'withdrawnLine' : 'soldOutLine', { name });
  return (
    <li>
      {available ? labelled(name, lineProblem(words, line) ?? '', t.locale) : gone}{' '}
      {available ? (
        <a href="/basket/">{t('editBasket')}</a>
      ) : (
        <button type="button" disabled={busy} onClick={remove}>
          {words('removeOf', { name })}
        </button>
      )}
    </li>
  );
}

/** Lines without which an order could be placed, each with its way out: an order holds only what can be made. */
export function HeldLines({
  lines,
  ordered,
}: {
  readonly lines: readonly BasketLine[];
  readonly ordered: OrderedBasket;
}): ReactElement {
  const Line = ordered === 'now' ? HeldNow : HeldLine;
  const t = useTexts(checkoutTexts);
  return (
    <div className="fault" role="alert">
      <CircleAlert aria-hidden="true" />
      <div>
        <strong>{t('beforePaying')}</strong>
        <ul className="held">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      </div>
    </div>
  );
}
