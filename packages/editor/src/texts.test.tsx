import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleContext, provideTexts } from '@omnis/texts/react';
import { expect, it } from 'vitest';
import { PageEditor } from './page-editor.tsx';
import { block, pageOf } from './testing/page.ts';
import en from './texts/editor/en.ts';
import germanVersions from './texts/versions/de.ts';
import type { EditorTranslation } from './texts/editor/index.ts';

const german: EditorTranslation = {
  ...en,
  save: 'Speichern',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert',
  blocksOfPage: 'Blöcke dieser Seite',
  shoppersSeeBlock: 'Käufer sehen diesen Block',
  undoStep: 'Rückgängig: {step}',
  unpublishBlock: 'Block verbergen',
};

it('E13 speaks the language around it, of which an app provides the texts', () => {
  provideTexts({ './editor/de.ts': german, './editor-versions/de.ts': germanVersions });
  render(
    <LocaleContext value="de-DE">
      <PageEditor
        page={pageOf([block('text', 'words', { properties: { text: 'Hallo' } })])}
        plan="pro"
        canvasOrigin="http://demo.preview.localhost:3000"
        canvasUrl="http://demo.preview.localhost:3000/about/"
        onSave={async (page) => ({ ok: true, page })}
      />
    </LocaleContext>,
  );
  expect(screen.getByRole('navigation', { name: 'Blöcke dieser Seite' })).toBeTruthy();
  expect(screen.getByText('Gespeichert')).toBeTruthy();
  fireEvent.click(screen.getByText('Hallo'));
  fireEvent.click(screen.getByLabelText('Käufer sehen diesen Block'));
  expect(screen.getByRole('button', { name: 'Rückgängig: Block verbergen' })).toBeTruthy();
  expect(screen.getByText('Nicht gespeichert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
});
