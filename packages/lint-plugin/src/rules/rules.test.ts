import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { fixtureFile } from '../testing/fixture.ts';
import { domains } from './domains.ts';
import { fileLength } from './file-length.ts';
import { layers } from './layers.ts';
import { noDoubleCast } from './no-double-cast.ts';
import { noExportStar } from './no-export-star.ts';
import { noRawColour } from './no-raw-colour.ts';
import { noSilencers } from './no-silencers.ts';
import { plainEnglish } from './plain-english.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const store = fixtureFile('packages/store/src/index.ts');
const view = fixtureFile('packages/view/src/button.tsx');
const theme = fixtureFile('packages/theme/src/react/index.tsx');
const story = fixtureFile('packages/view/src/button.stories.tsx');

const up = /imports point down only/;

tester.run('house/layers', layers, {
  valid: [
    { filename: store, code: `import { token } from '@omnis/theme';` },
    { filename: store, code: `export const load = (name: string) => import(name);` },
    { filename: '/elsewhere/file.ts', code: `import fs from 'node:fs';` },
  ],
  invalid: [
    { filename: store, code: `import { theme } from '@omnis/theme/react';`, errors: [{ message: up }] },
    { filename: store, code: `import type { Theme } from '@omnis/theme/react';`, errors: [{ message: up }] },
    { filename: store, code: `export { theme } from '@omnis/theme/react';`, errors: [{ message: up }] },
    { filename: store, code: `export * as theme from '@omnis/theme/react';`, errors: [{ message: up }] },
    { filename: store, code: `const theme = await import('@omnis/theme/react');`, errors: [{ message: up }] },
    { filename: store, code: `type Theme = import('@omnis/theme/react').Theme;`, errors: [{ message: up }] },
  ],
});

const pay = fixtureFile('server/src/domains/checkout/pay/pay-order.ts');

tester.run('house/domains', domains, {
  valid: [
    { filename: pay, code: `import { createOrders } from '../../orders/orders.service.ts';` },
    { filename: pay, code: `import type { Order } from '../../orders/orders.types.ts';` },
    { filename: pay, code: `import { insertPayment } from '../payments.repository.ts';` },
    { filename: pay, code: `import { tables } from '../../../database/core.tables.ts';` },
    {
      filename: pay.replace('.ts', '.test.ts'),
      code: `import { orders } from '../../orders/orders.tables.ts';`,
    },
    {
      filename: pay,
      code: `import { findOrder } from '../../orders/orders.repository.ts';`,
      options: [{ allowed: ['checkout/pay/pay-order.ts -> orders/orders.repository.ts'] }],
    },
  ],
  invalid: [
    { filename: pay, code: `import { findOrder } from '../../orders/orders.repository.ts';`, errors: 1 },
    { filename: pay, code: `import type { Row } from '../../orders/order-row.ts';`, errors: 1 },
    { filename: pay, code: `export { orders } from '../../orders/orders.tables.ts';`, errors: 1 },
    { filename: pay, code: `const rows = await import('../../orders/rows.ts');`, errors: 1 },
    { filename: pay, code: `type Row = import('../../orders/rows.ts').Row;`, errors: 1 },
  ],
});

tester.run('house/no-export-star', noExportStar, {
  valid: [`export { a } from './a.ts';`, `export * as a from './a.ts';`],
  invalid: [{ code: `export * from './a.ts';`, errors: 1 }],
});

tester.run('house/no-double-cast', noDoubleCast, {
  valid: [`const a = b as Shop;`, `const a = b as const;`, `const a: unknown = b as Shop;`],
  invalid: [
    { code: `const a = b as unknown as Shop;`, errors: 1 },
    { code: `const a = b as never as Shop;`, errors: 1 },
  ],
});

tester.run('house/no-silencers', noSilencers, {
  valid: [`// The linter would say eslint-disable here.\nconst a = 1;`],
  invalid: [
    { code: `// oxlint-disable-next-line\nconst a = 1;`, errors: 1 },
    { code: `/* eslint-disable */\nconst a = 1;`, errors: 1 },
    { code: `// @ts-expect-error\nconst a = 1;`, errors: 1 },
  ],
});

const long = 'run();\n'.repeat(400);

tester.run('house/file-length', fileLength, {
  valid: ['run();\n'.repeat(399), `// One table: splitting it would hide the order.\n${long}`],
  invalid: [{ code: `${long}stop();`, errors: 1 }],
});

tester.run('house/no-raw-colour', noRawColour, {
  valid: [
    { filename: view, code: 'styled.div`color: ${token("ink")}; border: 1px solid ${token("line")};`' },
    { filename: view, code: 'html`<b style="color: #fff">`' },
    { filename: view, code: '<path fill="currentColor" />' },
    { filename: theme, code: 'styled.div`color: #fff;`' },
    { filename: story, code: 'styled.div`color: #fff;`' },
    { filename: store, code: 'css`color: #fff;`' },
  ],
  invalid: [
    { filename: view, code: 'styled.div`color: #fff;`', errors: 1 },
    {
      filename: view,
      code: 'styled(Box).attrs({})`color: ${ink}; &:hover { color: rgb(0 0 0); }`',
      errors: 1,
    },
    { filename: view, code: 'css`box-shadow: 0 0 ${size} black;`', errors: 1 },
    { filename: view, code: '<path fill="#123456" />', errors: 1 },
    { filename: view, code: '<div style={{ color: "white", margin: 0 }} />', errors: 1 },
  ],
});

const english = fixtureFile('packages/view/src/texts/orders/en.ts');
const notEnglish = fixtureFile('packages/view/src/texts/orders/fr.ts');

tester.run('house/plain-english', plainEnglish, {
  valid: [
    { filename: store, code: `/** Price of a line. */\nexport const price = 'What a line costs';` },
    { filename: store, code: `// Who may read this?\nexport const reader = 1;` },
    { filename: english, code: `export default { ask: 'What do you sell?', post: 'Sent by Royal Mail' };` },
    {
      filename: english,
      code: `export default { heading: 'What happens next' };`,
      options: [{ allowed: ['What happens next'] }],
    },
    { filename: notEnglish, code: `export default { code: 'Whose mail' };` },
  ],
  invalid: [
    { filename: store, code: `/** What a line costs. */\nexport const price = 1;`, errors: 1 },
    { filename: store, code: `/**\n * Whether it is open.\n */\nexport const isOpen = true;`, errors: 1 },
    { filename: store, code: `// How many are left.\nexport const left = 1;`, errors: 1 },
    { filename: english, code: `export default { heading: 'What happens next' };`, errors: 1 },
    { filename: english, code: `export default { later: 'We sent you a mail and see to it.' };`, errors: 2 },
  ],
});
