import type { SearchWords } from '../../help.types.ts';

/** How French is searched; what an apostrophe leaves of a word is one. */
export const search: SearchWords = {
  empty:
    'a ai as au aux avec avez c ce ces cet cette comment d dans de des du elle elles en est et être faire faut il ils j ' +
    'je l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on ou par pas peut peux pour pourquoi puis ' +
    'qu quand que quel quelle quelles quels qui quoi quelque chose s sa se ses si son sont sur t ta tes tu un une veux ' +
    'voudrais vos votre vous y',
  ending: /(?:ements|ement|ations|ation|ees|ee|es|er|ez|e|s|x)$/,
  joins: false,
};
