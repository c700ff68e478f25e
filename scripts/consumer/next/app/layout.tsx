import '@omnis/theme/global.css';
import { themeStyleSheet } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { StyleRegistry } from './style-registry';

export const metadata: Metadata = { title: 'A shop in Next' };

const css = themeStyleSheet('nordic', { mode: 'auto' });

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <ThemeStyle css={css} />
      </head>
      <body>
        <StyleRegistry>
          <main>{children}</main>
        </StyleRegistry>
      </body>
    </html>
  );
}
