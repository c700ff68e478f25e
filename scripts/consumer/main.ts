import './every-entry.ts';
import '@omnis/theme/global.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

import { Page } from './page.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Page));
