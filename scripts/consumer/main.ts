import '@omnis/theme/global.css';
import { loadBlockTypes } from '@omnis/blocks';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { page } from './content.ts';
import { Shop } from './shop.ts';

const root = document.getElementById('root');
const failures = await loadBlockTypes(page);
for (const { type, error } of failures) console.error(type, error);

if (root)
  hydrateRoot(root, createElement(Shop), {
    onRecoverableError: (error) => console.error('hydration', error),
  });
