import type { BasketAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { BasketLine } from './basket-line.tsx';
import type { LinesActs, RemovedLine } from './use-line-acts.ts';
import { basketTexts } from '../texts/basket/index.ts';

interface RemovedProps {
  readonly removed: RemovedLine;
  readonly putBack: () => void;
}

function Removed({ removed: { line, isKept }, putBack }: RemovedProps): ReactElement {
  const t = useTexts(basketTexts);
  return (
    <li className="removed">
      <span>{t(isKept ? 'keptForLater' : 'removed', { name: line.name })}</span>
      <button type="button" className="undo" onClick={putBack}>
        {t('undo')}
      </button>
    </li>
  );
}

/** Properties of {@link BasketLines}. */
export interface BasketLinesProps extends Pick<LinesActs, 'acts' | 'removed' | 'putBack'> {
  readonly basket: BasketAnswer;
}

/** The lines, and in the place of the one that was taken out last a way to put it back, for as long as it is needed. */
export function BasketLines({
  basket: { items, currency },
  acts,
  removed,
  putBack,
}: BasketLinesProps): ReactElement {
  const shown = items.map((line) => (
    <BasketLine key={line.key} line={line} currency={currency} acts={acts} />
  ));
  const isBack = items.some(({ key }) => key === removed?.line.key);
  if (removed !== null && !isBack) {
    const row = <Removed key="removed" removed={removed} putBack={putBack} />;
    shown.splice(removed.index, 0, row);
  }
  return <ul className="lines">{shown}</ul>;
}
