import type { ReadValue } from '../data/reads.ts';
import { purposeWords, type AfterSalePurpose } from './after-sale-path.ts';

/** What can be done with an order. */
export type Options = ReadValue<'ordersOptions'>;

/** Keys of the words that say why nothing can be changed. */
export const stoppedWords = {
  changeable: { title: 'weChange', text: 'weChangeText' },
  unpaid: { title: 'unpaid', text: 'unpaidText' },
  waiting: { title: 'bankWaits', text: 'bankWaitsText' },
  making: { title: 'makingAlready', text: 'makingText' },
  shipped: { title: 'leftAlready', text: 'leftText' },
  closed: { title: 'closed', text: 'closedText' },
} as const satisfies Readonly<Record<Options['stage'], { title: string; text: string }>>;

/** Keys of the sentences that say why nothing can be changed, and what still can be done. */
export function stoppedTexts(
  stage: Options['stage'],
  { purpose, returnable }: { readonly purpose: AfterSalePurpose; readonly returnable: boolean },
) {
  // Nothing is promised that is over.
  if (stage === 'shipped' && !returnable) return ['makingText'] as const;
  const { text } = stoppedWords[stage];
  return stage === 'making' && purpose === 'returns' ? ([text, 'notLeft'] as const) : ([text] as const);
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
  purpose: AfterSalePurpose,
  options: Pick<Options, 'stage' | 'canSetAddress' | 'canChangeLines'>,
) {
  const page = pageFor(purpose, options);
  return page === null ? stoppedWords[options.stage].title : purposeWords[page].title;
}
