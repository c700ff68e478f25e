import { isLanguage, languageNames, languageOf } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { keepCookie, shellTexts, useCore, useHydrated } from '@omnis/shop-kit';
import { ChevronDown, Globe } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { ChoiceForm, HeaderChoice } from './header-choice.ts';

/** Days for which a visitor's language is kept. */
const kept = 365;

/**
 * The language that the shop is read in; nothing where the store offers only one. Choosing one loads the page anew: all of
 * it is written in another language. Without scripts it is a form with a button.
 */
export function LanguageSelect(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { languages } = useCore().state.store;
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  if (languages.length < 2) return null;
  const current = languageOf(t.locale);
  return (
    <ChoiceForm method="post" action="/language/">
      <HeaderChoice data-plain="">
        <Globe className="lead" aria-hidden="true" />
        <select
          key={current}
          name="language"
          aria-label={t('language')}
          // After going back, the select shows the language of the page, not the one that it was in before.
          autoComplete="off"
          defaultValue={current}
          onChange={({ currentTarget: { value } }) => {
            if (!isLanguage(value)) return;
            keepCookie('language', value, kept);
            location.reload();
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </HeaderChoice>
      <input type="hidden" name="back" value={pathname + search} />
      {!hydrated && (
        <noscript>
          <button type="submit" aria-label={t('setLanguage')} title={t('setLanguage')}>
            <span aria-hidden="true">✓</span>
          </button>
        </noscript>
      )}
    </ChoiceForm>
  );
}
