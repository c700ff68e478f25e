import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { lineProblem } from '../basket/basket-line.tsx';
import { useBasketLine, type BasketLine } from '../basket/use-basket-line.ts';
import { basketTexts } from '../texts/basket/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { labelled } from '../texts/labelled.ts';
import { useTexts } from '../texts/use-texts.ts';

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
export function HeldLines({ lines }: { readonly lines: readonly BasketLine[] }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <div className="fault" role="alert">
      <CircleAlert aria-hidden="true" />
      <div>
        <strong>{t('beforePaying')}</strong>
        <ul className="held">
          {lines.map((line) => (
            <HeldLine key={line.key} line={line} />
          ))}
        </ul>
      </div>
    </div>
  );
}
