import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { UiText } from './ui-texts.ts';

/** Values of a text, by the names of their places. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Says an English text in another language. One that it does not know it gives back as it is, with its values filled in.
 */
export type TranslateText = (english: string, values?: TextValues) => string;

/**
 * An English text with its values filled in.
 *
 * @example
 * ```ts
 * import { fillText } from '@omnis/ui';
 * fillText('Page {page} of {count}', { page: 2, count: 9 }); // 'Page 2 of 9'
 * ```
 */
export function fillText(text: string, values?: TextValues): string {
  return values === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const Translation = createContext<TranslateText>(fillText);
const Locale = createContext('en-GB');

/** Properties of {@link UiTextProvider}. */
export interface UiTextProviderProps {
  /** The same function as long as the language is. */
  readonly translate: TranslateText;
  /** Locale for times, as a BCP 47 tag; that of the provider around it, British English without one. */
  readonly locale?: string;
  readonly children: ReactNode;
}

/**
 * Lets the controls inside of it, and the messages of their forms, speak another language. Without it they speak English.
 *
 * @example
 * ```tsx
 * import { Pagination, UiTextProvider, fillText, type UiText } from '@omnis/ui';
 * const german: Partial<Record<UiText, string>> = { Next: 'Weiter', Previous: 'Zurück' };
 * const known: Readonly<Record<string, string>> = german;
 * export const Pages = () => (
 *   <UiTextProvider translate={(english, values) => fillText(known[english] ?? english, values)}>
 *     <Pagination page={3} count={12} href={(page) => `?page=${page}`} />
 *   </UiTextProvider>
 * );
 * ```
 */
export function UiTextProvider({ translate, locale, children }: UiTextProviderProps): ReactElement {
  const around = useUiLocale();
  return (
    <Translation value={translate}>
      <Locale value={locale ?? around}>{children}</Locale>
    </Translation>
  );
}

/** The locale that times are written by around a control. */
export function useUiLocale(): string {
  return useContext(Locale);
}

/** The texts of the controls in the language around them. */
export function useUiText(): (text: UiText, values?: TextValues) => string {
  return useContext(Translation);
}

/** The same for a text that is not known beforehand, such as the message of a rule. */
export function useMessageText(): TranslateText {
  return useContext(Translation);
}
