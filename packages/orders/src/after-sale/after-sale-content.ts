import type { ReadValue } from '@omnis/shop-kit';
import type { Order } from '../order/stages.ts';
import { purposeWords, type AfterSalePurpose } from './after-sale-path.ts';

/** Options for an order after the sale. */
export type Options = ReadValue<'ordersOptions'>;

/** Keys of the words that say why nothing can be changed. */
const stoppedWords = {
  changeable: { title: 'weChange', text: 'weChangeText' },
  unpaid: { title: 'unpaid', text: 'unpaidText' },
  waiting: { title: 'bankWaits', text: 'bankWaitsText' },
  making: { title: 'makingAlready', text: 'makingText' },
  shipped: { title: 'leftAlready', text: 'leftText' },
  closed: { title: 'closed', text: 'closedText' },
} as const satisfies Readonly<Record<Options['stage'], { title: string; text: string }>>;

/** Purpose of a visit, and the state of the order. */
export interface Asked {
  readonly purpose: AfterSalePurpose;
  readonly flow: Order['flow'];
  readonly status: Order['status'];
}

/** Tells whether a person handles returns of it: an item made to somebody's design can be returned only for a fault. */
const isReturnOfBespoke = (stage: Options['stage'], { purpose, flow }: Asked): boolean =>
  stage === 'closed' && purpose === 'returns' && flow === 'bespoke';

/** Key of the title that says that nothing can be changed. */
export function stoppedTitle(stage: Options['stage'], asked: Asked) {
  if (isReturnOfBespoke(stage, asked)) return 'returnByPerson' as const;
  // Nobody makes it while it is looked into.
  if (stage === 'making' && (asked.status === 'issue' || asked.status === 'disputed'))
    return 'lookingInto' as const;
  return stoppedWords[stage].title;
}

/** Keys of the sentences that say why nothing can be changed, and what still can be done. */
export function stoppedTexts(
  stage: Options['stage'],
  { returnable, ...asked }: Asked & { readonly returnable: boolean },
) {
  if (isReturnOfBespoke(stage, asked)) return ['returnBespoke'] as const;
  // Nothing is promised that is over.
  if (stage === 'shipped' && !returnable) return ['makingText'] as const;
  const { text } = stoppedWords[stage];
  return stage === 'making' && asked.purpose === 'returns' ? ([text, 'notLeft'] as const) : ([text] as const);
}

/** Which page an order gets: what somebody came for, as far as the order allows it; null where nothing can be changed. */
export function pageFor(
  purpose: AfterSalePurpose,
  { stage, canSetAddress, canChangeLines }: Pick<Options, 'stage' | 'canSetAddress' | 'canChangeLines'>,
): AfterSalePurpose | null {
  if (purpose === 'update-address') return canSetAddress ? purpose : null;
  if (stage === 'shipped') return 'returns';
  return canChangeLines ? 'edit-order' : null;
}

/** Key of the title of what is shown, which is not always what somebody came for. */
export function titleKeyOf(
  asked: Asked,
  options: Pick<Options, 'stage' | 'canSetAddress' | 'canChangeLines'>,
) {
  const page = pageFor(asked.purpose, options);
  return page === null ? stoppedTitle(options.stage, asked) : purposeWords[page].title;
}
