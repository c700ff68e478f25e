import type { SearchWords } from '../../help.types.ts';

/** How German is searched. */
export const search: SearchWords = {
  empty:
    'als am an auf aus bei bekomme bin bis bitte brauche da das dass dem den der des die du ein eine einem einen einer ' +
    'eines er es etwas für gibt habe haben hat ich ihr ihre ihrem ihren ihrer im in ist kann können man mein meine ' +
    'meinem meinen meiner mich mir mit möchte muss nach nicht noch nur ob oder sich sie sind so und uns von vom was wann ' +
    'warum welche welcher welches wenn werden wie wieso will wir wird wo wohin zu zum zur',
  ending: /(?:ungen|ung|ern|en|er|es|em|e|n|s)$/,
  joins: true,
  // Groesse, where there is no key for ö; both come to the same.
  respelt: (word) => word.replace(/([aou])e/g, '$1'),
};
