import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../index.ts';
import { provideTexts, textArea } from './text-area.ts';
import { textParts } from './text-parts.ts';
import { LocaleContext, useTexts } from './use-texts.ts';

const en = { hello: 'Hello', account: 'Have an account? {link}' } as const;
const de = { hello: 'Hallo', account: 'Haben Sie ein Konto? {link}' };
const fr = { hello: 'Bonjour', account: 'Vous avez un compte ? {link}' };
const loaders = {
  en: () => Promise.resolve({ default: en }),
  de: () => Promise.resolve({ default: de }),
  fr: () => Promise.resolve({ default: fr }),
};
const late = textArea<typeof en>('late', loaders);
const early = textArea<typeof en>('early', loaders);
provideTexts({ './early/en.ts': en, './early/de.ts': de, './early/fr.ts': fr });

afterEach(cleanup);

function Greeting(): ReactElement {
  const t = useTexts(late);
  // A hook after the texts: React must find it when it runs the component again.
  const [count] = useState(1);
  return <p>{`${t('hello')} ${count}`}</p>;
}

function Pages(): ReactElement {
  const [moved, setMoved] = useState(false);
  return moved ? (
    <Greeting />
  ) : (
    <button type="button" onClick={() => startTransition(() => setMoved(true))}>
      Go
    </button>
  );
}

it('TXT3 a component whose texts load late continues with its other hooks', async () => {
  const recovered = vi.fn();
  render(<Pages />, { onRecoverableError: recovered });
  await act(async () => screen.getByRole('button').click());
  expect((await screen.findByText('Hello 1')).tagName).toBe('P');
  expect(recovered).not.toHaveBeenCalled();
});

function Title(): ReactElement {
  return <h1>{useTexts(early)('hello')}</h1>;
}

it.each([
  ['en-GB', 'Hello'],
  ['de-DE', 'Hallo'],
  ['de-AT', 'Hallo'],
  ['fr-FR', 'Bonjour'],
  ['pt-BR', 'Hello'],
])('TXT3 a component uses the language around it: %s', (locale, title) => {
  render(
    <LocaleContext value={locale}>
      <Title />
    </LocaleContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});

it('TXT4 puts elements into a text', () => {
  const t = translator(en, 'en-GB');
  render(<p>{textParts(t, 'account', { link: <a href="/login/">Sign in</a> })}</p>);
  expect(screen.getByText(/^Have an account\?/).textContent).toBe('Have an account? Sign in');
  expect(screen.getByRole('link').textContent).toBe('Sign in');
});

it('TXT8 a language that an area does not have reads in English, at once if the English is there', async () => {
  const area = textArea('english-only', { en });
  expect(area.find('fr-FR')?.('hello')).toBe('Hello');
  const german = textArea('german-too', { en, de: loaders.de });
  expect(german.find('de-DE')).toBeUndefined();
  expect((await german.load('de-DE'))('hello')).toBe('Hallo');
});

it('TXT9 texts that are provided late take the place of English', async () => {
  const area = textArea<typeof en>('given', { en });
  expect((await area.load('de-DE'))('hello')).toBe('Hello');
  provideTexts({ './given/de.ts': de });
  expect(area.find('de-DE')?.('hello')).toBe('Hallo');
  expect((await area.load('de-DE'))('hello')).toBe('Hallo');
  expect((await area.load('en-GB'))('hello')).toBe('Hello');
});
