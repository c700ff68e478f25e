import { provideTexts } from './packages/texts/src/react/index.ts';
import type { Entries } from './packages/texts/src/index.ts';

/** In tests of the shop's packages no text is waited for. */
provideTexts(
  import.meta.glob<Entries>(
    [
      './packages/{live-chat,orders,shop-account,shop-kit,shopping,studio}/src/texts/*/{en,de,fr}.ts',
      './apps/storefront/app/texts/*/{en,de,fr}.ts',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
