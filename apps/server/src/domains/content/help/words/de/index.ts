import type { HelpWords } from '../../help.types.ts';
import { account, payment } from './buying.ts';
import { delivery } from './delivery.ts';
import { facts } from './facts.ts';
import { care, printing, sizes } from './goods.ts';
import { actions, reasons } from './reasons.ts';
import { returns } from './returns.ts';
import { search } from './search.ts';

/** The help in German. */
export const german: HelpWords = {
  groups: { delivery, returns, sizes, printing, care, payment, account },
  reasons,
  actions,
  facts,
  search,
};
