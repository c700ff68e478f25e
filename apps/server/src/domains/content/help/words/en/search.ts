import type { SearchWords } from '../../help.types.ts';

/** How English is searched. */
export const search: SearchWords = {
  empty:
    'a an and are at can do does for have how i in is it me my of on or the to what when where will with you your',
  ending: /(?:ies|ing|es|s)$/,
  joins: false,
};
