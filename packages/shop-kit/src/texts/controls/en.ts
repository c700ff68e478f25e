/** Texts of controls and blocks are in English, which is the key to the others: nothing has to be translated. */
const en: Readonly<Record<string, string>> = {};
export default en;
