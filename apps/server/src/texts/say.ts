import type { Language } from '@omnis/models';

/** Names of the places of a text: `'Order {number}'` has `number`. */
type NamesIn<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type Given<T> = [NamesIn<T>] extends [never] ? [] : [values: Readonly<Record<NamesIn<T>, string | number>>];

/** Says an English text in a language, with values in its places. */
export type Say<T extends string> = <K extends T>(english: K, ...values: Given<K>) => string;

/** Translations of the texts of a room, by their English. */
export type Translations<T extends string> = Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<T, string>>>
>;

/**
 * Gives the texts of one part of the server: its pages, its emails, its papers. A text without a translation is a type
 * error, and so is a call without the values that the English text names.
 *
 * @example
 * const sayIn = speaker({ de: { 'Order {number}': 'Bestellung {number}' }, fr: { 'Order {number}': 'Commande {number}' } });
 * sayIn('de')('Order {number}', { number: 'A-1' }); // 'Bestellung A-1'
 */
export function speaker<T extends string>(translations: Translations<T>): (language: Language) => Say<T> {
  return (language) => (english: T, values?: Readonly<Record<string, string | number>>) => {
    const text = language === 'en' ? english : translations[language][english];
    return values === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  };
}
