import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { nell } from './nell.fixture.ts';
import { AccountPicture } from './picture.tsx';
import { SecurityWords } from './security-words.tsx';

afterEach(cleanup);

it.each([
  ['en-GB', 'Your image', 'Remove image'],
  ['de-DE', 'Ihr Bild', 'Bild entfernen'],
  ['fr-FR', 'Votre image', 'Supprimer l’image'],
])(
  'SA8 platform.md §3 Customer: avatar – a customer removes their image, in the language of the shop (%s)',
  async (locale, title, remove) => {
    const asked: string[] = [];
    const fetch = async (url: string, { method = 'GET' }: { readonly method?: string } = {}) => {
      asked.push(`${method} ${new URL(url, 'https://shop.example').pathname}`);
      return Response.json({ user: { ...nell, avatar: null }, store: { active: null, all: [] } });
    };
    render(
      <Provider store={createOmnisStore({ app: 'storefront', fetch })}>
        <LocaleContext value={locale}>
          <Suspense>
            <SecurityWords>
              <AccountPicture user={{ ...nell, avatar: '/images/uploads/21/a?width=256' }} />
            </SecurityWords>
          </Suspense>
        </LocaleContext>
      </Provider>,
    );
    expect(await screen.findByRole('heading', { level: 3, name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: remove }));
    await waitFor(() => expect(asked).toEqual(['DELETE /omnis/v3/dashboard/secure/profile/picture/']));
  },
);
